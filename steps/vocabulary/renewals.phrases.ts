import type { Exchange } from '../../core/exchange.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import { trialOf } from '../../harness/actions/logins/v6-body-taken.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { answer, answers, login, part, control } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'
import {
  type HourlyRefreshes,
  refreshByTheHour,
  fetchInBackground,
} from '../../harness/actions/logins/background-fetches.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'

/** How a login was shown before it was refreshed in the background. */
const before = part<Exchange>('the login before its refresh', 'When')

/** Refreshes of one login, more and less than an hour apart. */
const refreshes = part<HourlyRefreshes>('the refreshes', 'When')

/** The answer to a background fetch a day after as many as a day allows. */
const aDayLater = part<Exchange>('the background fetch a day later', 'When')

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
    // The last refresh is the control of the second: it shows that only the time was wrong.
    'a login is refreshed <an hour after its fetch, half an hour later, and an hour later still>': async (world) => {
      const { withinTheHour, later } = world.keep(refreshes, await refreshByTheHour(world.scene))
      world.keep(answer, withinTheHour)
      world.keep(control, later)
    },
    'a login is fetched in the background as often as a day allows, once more, and a day later': async (world) => {
      const { last, beyond, later } = await fetchInBackground(world.scene)
      world.keep(control, last)
      world.keep(answer, beyond)
      world.keep(aDayLater, later)
    },
  },
  expectations: {
    '<the first refresh> is accepted': (world) => accepted(undefined, world.the(refreshes).afterAnHour),
    '<the last one that a day allows> is accepted': (world) => accepted(undefined, world.the(control)),
    '<the one a day later> is accepted': (world) => accepted(world.find(control), world.the(aDayLater)),
  },
}
