import type { Depth } from '../profile/depth.ts'
import { bestWithin, findsAny } from './by-power.ts'
import { fewCases } from './figures.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { partsBy, partsOf } from './parts.ts'
import { type CheckIn, checksIn, type Plan, type Parts } from './plan.ts'

const manyCases = 1000
/** So many requests go to the checks of a smoke run, and up to fifty more to its start and the clock. */
const smokeRequests = 1950

/** The cases of a property at a depth, given those of the profile. */
export function casesAt(depth: Depth, cases: number): number {
  if (depth === 'smoke') return Math.min(cases, fewCases)
  return depth === 'full' ? Math.max(cases, manyCases) : cases
}

/** No more cases than these are tried of a property at smoke, its edges among them. */
export function mostCasesAt({ depth, cases }: { depth?: Depth; cases: number }): { mostCases?: number } {
  return depth === 'smoke' ? { mostCases: cases } : {}
}

/** The seconds of a property at a depth, given those of the profile: as many more as there are more cases. */
export function secondsAt(depth: Depth, { cases, seconds }: { cases: number; seconds: number }): number {
  return (seconds * casesAt(depth, cases)) / cases
}

/**
 * Of a plan what finds most faults for the fewest requests, without what finds none which the rest does not: checks, single places of
 * those that are done at many, and a few times of what others repeat. What cannot run at the target is left out only where nothing else would be left.
 */
export function partsAtSmoke(
  plan: Plan,
  cases: number,
  { canRun, describe }: { canRun: (one: CheckIn) => boolean; describe: Describe },
): Parts {
  const parts = checksIn(plan).flatMap((one) => (canRun(one) ? partsOf(one, describe).filter(findsAny) : []))
  return partsBy(bestWithin(parts, cases, smokeRequests).map(({ one }) => one))
}
