import type { Depth } from '../profile/depth.ts'
import { byPower, findsAny } from './by-power.ts'
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
 * Of a plan what finds most faults for the fewest requests, without what finds none which the rest does not: checks, and single
 * places of those that are done at many. What cannot run at the target is left out only where nothing else would be left.
 */
export function partsAtSmoke(
  plan: Plan,
  cases: number,
  { canRun, describe }: { canRun: (one: CheckIn) => boolean; describe: Describe },
): Parts {
  const parts = checksIn(plan).flatMap((one) => (canRun(one) ? partsOf(one, describe).filter(findsAny) : []))
  const ranked = byPower(parts, cases)
  const most = ranked.at(-1)?.found
  const last = ranked.findIndex(({ found }) => found === most)
  let sent = 0
  const kept = ranked.slice(0, last + 1).filter(({ requests }) => (sent += requests) <= smokeRequests)
  return partsBy(kept.map(({ one }) => one))
}
