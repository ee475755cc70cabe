import { setUpFailed } from '../../core/check-stopped.ts'
import { withUnknownLogin } from '../../harness/actions/logins/logins.ts'
import { lendWaitingLogin } from '../../harness/actions/logins/lent.ts'
import { goodRenewal } from '../../harness/actions/logins/renewals.ts'
import { sendEach } from '../../harness/actions/scene/send-each.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { answer, answers, login } from '../world/parts.ts'
import { renewal, renewalOf } from '../values/renewals.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Bodies that cannot be read. */
const unreadable = ['{"data":', '[', '"text"'] as const

export async function renewGiven(world: AssayWorld, login: LoginRef): Promise<void> {
  world.keep(answer, await world.send(renewalOf(world, login)))
}

export const phrases: Vocabulary = {
  actions: {
    'another is renewed that is being processed': async (world) => {
      await renewGiven(world, await lendWaitingLogin(world.scene))
    },
    'another is renewed with bodies that cannot be read, and one that does not exist': async (world) => {
      const draft = await goodRenewal(world.scene, world.the(renewal).route)
      const wrong = [...unreadable.map((body) => ({ ...draft, rawBody: body })), withUnknownLogin(draft)]
      world.keep(answers, await sendEach(world.sender, wrong))
    },
    '<that login after its renewal> is shown': async (world) => {
      const renewed = world.the(answer)
      if (!isSuccess(renewed)) throw setUpFailed('renew a login', renewed)
      const { before } = world.the(renewal)
      const after = await world.scene.showLogin(world.the(login))
      world.keep(answers, before && [before, after])
    },
  },
}
