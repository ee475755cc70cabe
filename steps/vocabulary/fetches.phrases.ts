import { windowProbes } from '../../harness/actions/probes/window-probes.ts'
import { tryDates, type TriedDates } from '../../harness/actions/attempts/try-dates.ts'
import { datesKeepRules } from '../../harness/checks/values/date-window.ts'
import type { WindowProbes } from '../../harness/checks/values/window-kept.ts'
import { place, request } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import { dayFrom, today } from '../values/date-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Wrong dates and right ones, sent in one request after the other. */
const triedDates = part<TriedDates>('the dates that were tried', 'When')

/** How a route takes days around its window and in it. */
export const windowTried = part<WindowProbes>('the days that were tried', 'When')

export const phrases: Vocabulary = {
  actions: {
    'it is sent with wrong dates and then with right ones': async (world) => {
      world.keep(triedDates, await tryDates(world.scene, await world.the(request)(), dayFrom(world)))
    },
    'it is sent with days around its window and in it': async (world) => {
      world.keep(windowTried, await windowProbes(world.scene, () => today(world), world.the(place)))
    },
  },
  expectations: {
    'its dates keep the rules of creation': (world) => {
      const { good, tried } = world.the(triedDates)
      return datesKeepRules(good, tried)
    },
  },
}
