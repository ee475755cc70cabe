import type { Depth } from '../profile/depth.ts'
import { keyOfCheck } from '../run/shard.ts'
import { byPower } from './by-power.ts'
import { fewCases } from './figures.ts'
import { type CheckIn, checksIn, type Plan } from './plan.ts'

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
 * The checks of a plan that find most faults for the fewest requests, without those that find none which these do not; all of it at
 * any other depth. What cannot run at the target is left out only where nothing else would be left. A requirement that keeps no check says why.
 */
export function atDepth(plan: Plan, depth: Depth, cases: number, canRun: (one: CheckIn) => boolean): Plan {
  if (depth !== 'smoke') return plan
  const all = checksIn(plan)
  const ranked = byPower(all.filter(canRun), cases)
  const most = ranked.at(-1)?.found
  const last = ranked.findIndex(({ found }) => found === most)
  let sent = 0
  const kept = ranked.slice(0, last + 1).filter(({ requests }) => (sent += requests) <= smokeRequests)
  const keys = new Set(kept.map(({ one }) => keyOfCheck(one.interface, one.check.name)))
  return {
    checks: plan.checks,
    planned: plan.planned.map((row) => {
      const checks = row.checks.filter((check) => keys.has(keyOfCheck(row.interface, check)))
      const isLeft = checks.length === 0 && row.checks.length > 0
      return { ...row, checks, ...(isLeft && { leftOut: 'smoke' as const }) }
    }),
  }
}
