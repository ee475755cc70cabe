import type { Exchange } from '../../core/exchange.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { answer, answers, login, part } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a login was shown before it was refreshed in the background. */
const before = part<Exchange>('the login before its refresh', 'When')

export const phrases: Vocabulary = {
  actions: {
    'a login is refreshed <in the background>': async (world) => {
      const trial = await trialOf(world.scene, 'background_refresh')
      world.keep(before, trial.before)
      world.keep(answer, trial.answer)
      if (trial.login) world.keep(login, trial.login)
    },
    '<that login after its renewal> is shown': async (world) => {
      const renewed = world.the(answer)
      if (!isSuccess(renewed)) throw setUpFailed(renewed)
      const after = await world.scene.showLogin(world.the(login))
      world.keep(answers, [world.the(before), after])
    },
  },
}
