import { windowProbes } from '../../harness/actions/probes/window-probes.ts'
import { datesAsInCreation, type WindowProbes } from '../../harness/checks/values/date-window.ts'
import { place, part } from '../world/parts.ts'
import { today } from '../values/date-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a route takes days around its window and in it. */
export const windowTried = part<WindowProbes>('the days that were tried', 'When')

export const phrases: Vocabulary = {
  actions: {
    'it is sent with days around its window and in it': async (world) =>
      world.keep(windowTried, await windowProbes(world.scene, () => today(world), world.the(place))),
  },
  expectations: {
    'its dates keep the rules of creation': (world) => datesAsInCreation(world.the(windowTried)),
  },
}
