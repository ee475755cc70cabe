import { type HourlyRefreshes, refreshByTheHour } from '../../harness/actions/logins/hourly-refresh.ts'
import { type BackgroundFetches, fetchInBackground } from '../../harness/actions/logins/background-fetches.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { answer, control } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Refreshes of one login, more and less than an hour apart. */
const refreshes = part<HourlyRefreshes>('the refreshes', 'When')

/** Background fetches of one login, as many as a day allows and more. */
const inBackground = part<BackgroundFetches>('the background fetches', 'When')

export const phrases: Vocabulary = {
  actions: {
    // The last refresh is the control of the second: it shows that only the time was wrong.
    'a login is refreshed an hour after its fetch, half an hour later, and an hour later still': async (world) => {
      const { withinTheHour, later } = world.keep(refreshes, await refreshByTheHour(world.scene, world.sender))
      if (withinTheHour) world.keep(answer, withinTheHour)
      if (later) world.keep(control, later)
    },
    'a login is fetched in the background as often as a day allows, once more, and a day later': async (world) => {
      const { allowed, beyond } = world.keep(inBackground, await fetchInBackground(world.scene, world.sender))
      const last = allowed.at(-1)
      if (last) world.keep(control, last)
      if (beyond) world.keep(answer, beyond)
    },
  },
  expectations: {
    'the first refresh is accepted': (world) => accepted(undefined, world.the(refreshes).afterAnHour),
    'all that a day allows are accepted': (world) => accepted(undefined, world.the(inBackground).allowed.at(-1)),
    'the one a day later is accepted': (world) => accepted(world.find(control), world.the(inBackground).later),
  },
}
