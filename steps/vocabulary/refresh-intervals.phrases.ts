import type { Exchange } from '../../core/exchange.ts'
import { type HourlyRefreshes, refreshByTheHour } from '../../harness/actions/logins/hourly-refresh.ts'
import { fetchInBackground } from '../../harness/actions/logins/background-fetches.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { answer, control, part } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Refreshes of one login, more and less than an hour apart. */
const refreshes = part<HourlyRefreshes>('the refreshes', 'When')

/** The answer to a background fetch a day after as many as a day allows. */
const aDayLater = part<Exchange>('the background fetch a day later', 'When')

export const phrases: Vocabulary = {
  actions: {
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
