import type { Exchange } from '../../core/exchange.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { withUnknownLogin } from '../../harness/actions/logins/logins.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { sendEach } from '../../harness/actions/scene/send-each.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { answer, answers, login } from '../world/parts.ts'
import { theRequest } from '../world/send-request.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a login was shown before it was refreshed in the background. */
const before = part<Exchange>('the login before its refresh', 'When')

/** Bodies that cannot be read. */
const unreadable = ['{"data":', '[', '"text"'] as const

export const phrases: Vocabulary = {
  actions: {
    'a login is refreshed <in the background>': async (world) => {
      const trial = await trialOf(world.scene, 'background_refresh')
      world.keep(before, trial.before)
      world.keep(answer, trial.answer)
      if (trial.login) world.keep(login, trial.login)
    },
    'it is sent with bodies that cannot be read, and for a login that does not exist': async (world) => {
      const draft = await theRequest(world)
      const wrong = [...unreadable.map((body) => ({ ...draft, rawBody: body })), withUnknownLogin(draft)]
      world.keep(answers, await sendEach(world.sender, wrong))
    },
    '<that login after its renewal> is shown': async (world) => {
      const renewed = world.the(answer)
      if (!isSuccess(renewed)) throw setUpFailed('renew a login', renewed)
      const after = await world.scene.showLogin(world.the(login))
      world.keep(answers, [world.the(before), after])
    },
  },
}
