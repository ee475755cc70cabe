import { type HourlyRefreshes, refreshByTheHour } from '../../harness/arrange/logins/hourly-refresh.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { answer, control } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Refreshes of one login, more and less than an hour apart. */
const refreshes = part<HourlyRefreshes>('the refreshes', 'When')

export const phrases: Vocabulary = {
  actions: {
    // The last refresh is the control of the second: it shows that only the time was wrong.
    'a login is refreshed an hour after its fetch, half an hour later, and an hour later still': async (world) => {
      const { withinTheHour, later } = world.keep(refreshes, await refreshByTheHour(world.scene, world.sender))
      if (withinTheHour) world.keep(answer, withinTheHour)
      if (later) world.keep(control, later)
    },
  },
  expectations: {
    'the first refresh is accepted': (world) => accepted(undefined, world.the(refreshes).afterAnHour),
  },
}
