import type { Depth } from '../profile/depth.ts'
import { bestWithin, findsAny } from './by-power.ts'
import { fewCases } from './figures.ts'
import type { Describe } from '../actions/scene/scene.ts'
import { partsBy, partsOf } from './parts.ts'
import { type CheckIn, checksIn, type Plan, type Parts } from './plan.ts'

/** Edge cases come first; after a thousand cases hardly one finds more. */
const manyCases = 1000
/** The requests for the checks of a smoke run, by the table of power. The run sends fewer, start and clock included. */
const smokeRequests = 2000

/** The cases of a property at a depth, from those of the profile. */
export function casesAt(depth: Depth, cases: number): number {
  if (depth === 'smoke') return Math.min(cases, fewCases)
  return depth === 'full' ? Math.max(cases, manyCases) : cases
}

/** The limit of a property's cases in a smoke run, edges included. */
export function mostCasesAt({ depth, cases }: { depth?: Depth; cases: number }): { mostCases?: number } {
  return depth === 'smoke' ? { mostCases: cases } : {}
}

/** The seconds of a property at a depth: they grow with the number of cases. */
export function secondsAt(depth: Depth, { cases, seconds }: { cases: number; seconds: number }): number {
  return (seconds * casesAt(depth, cases)) / cases
}

/**
 * The parts of a plan that find the most faults for the fewest requests, without parts that add none. A part is a
 * check, one of its places, or a few of its repetitions. Parts that cannot run at the target are removed only if others
 * remain.
 */
export function partsAtSmoke(
  plan: Plan,
  cases: number,
  { canRun, describe }: { canRun: (one: CheckIn) => boolean; describe: Describe },
): Parts {
  const parts = checksIn(plan).flatMap((one) => (canRun(one) ? partsOf(one, describe).filter(findsAny) : []))
  return partsBy(bestWithin(parts, cases, smokeRequests).map(({ one }) => one))
}
