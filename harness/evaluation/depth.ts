import type { PlannedRequirement } from '../../core/journal-events.ts'
import type { Depth } from '../profile/depth.ts'
import { keyOfCheck } from '../run/shard.ts'
import { type CheckIn, checksIn, type Plan } from './plan.ts'
import { isProperty, requestsOf } from './forecast.ts'

const manyCases = 1000

/** The cases of a property at a depth, given those of the profile. */
export function casesAt(depth: Depth, cases: number): number {
  return depth === 'full' ? Math.max(cases, manyCases) : cases
}

/** The seconds of a property at a depth, given those of the profile: as many more as there are more cases. */
export function secondsAt(depth: Depth, { cases, seconds }: { cases: number; seconds: number }): number {
  return (seconds * casesAt(depth, cases)) / cases
}

export function atDepth(plan: Plan, depth: Depth): Plan {
  return depth === 'smoke' ? keeping(plan, oneExampleEach(plan, checksIn(plan)), 'smoke') : plan
}

/**
 * What of a plan a number of requests reaches for, the most valuable checks first: one example of each requirement, the
 * other examples, then properties. All of it where even the first does not fit: such a run ends when its budget does.
 */
export function withinBudget(plan: Plan, requests: number, cases: number): Plan {
  const all = checksIn(plan)
  const cost = (checks: readonly CheckIn[]) => checks.reduce((sum, one) => sum + requestsOf(one, cases), 0)
  const first = oneExampleEach(plan, all)
  if (cost(all) <= requests || cost(first) > requests) return plan
  const taken = new Set(first)
  const others = all.filter((one) => !taken.has(one))
  const byValue = [
    ...first,
    ...others.filter(({ check }) => !isProperty(check)),
    ...others.filter(({ check }) => isProperty(check)),
  ]
  let spent = 0
  const kept = byValue.filter((one) => {
    spent += requestsOf(one, cases)
    return spent <= requests
  })
  return { ...keeping(plan, kept, 'budget'), cut: { left: all.length - kept.length, all: all.length } }
}

/**
 * Few examples, of which each requirement that has any is evaluated by one: first those that evaluate most others too. What
 * comes after all others, on what they left, comes last here too: an interface may have no such thing.
 */
function oneExampleEach(plan: Plan, checks: readonly CheckIn[]): CheckIn[] {
  const rows = new Map<string, PlannedRequirement[]>()
  for (const row of plan.planned) {
    for (const check of row.checks) {
      const key = keyOfCheck(row.interface, check)
      rows.set(key, [...(rows.get(key) ?? []), row])
    }
  }
  const rowsOf = (one: CheckIn) => rows.get(keyOfCheck(one.interface, one.check.name)) ?? []
  const examples = checks.filter(({ check }) => !isProperty(check))
  const evaluated = new Set<PlannedRequirement>()
  const chosen = new Set<CheckIn>()
  const isLast = ({ check }: CheckIn) => Number(check.last)
  for (const one of examples.toSorted((a, b) => isLast(a) - isLast(b) || rowsOf(b).length - rowsOf(a).length)) {
    if (rowsOf(one).every((row) => evaluated.has(row))) continue
    for (const row of rowsOf(one)) evaluated.add(row)
    chosen.add(one)
  }
  return examples.filter((one) => chosen.has(one))
}

/** A plan with these checks only. A requirement that keeps none says why. */
function keeping({ checks, planned }: Plan, kept: readonly CheckIn[], why: 'smoke' | 'budget'): Plan {
  const keys = new Set(kept.map((one) => keyOfCheck(one.interface, one.check.name)))
  return {
    checks,
    planned: planned.map((row) => {
      const own = row.checks.filter((check) => keys.has(keyOfCheck(row.interface, check)))
      const isLeft = own.length === 0 && row.checks.length > 0
      return { ...row, checks: own, ...(isLeft && { leftOut: why }) }
    }),
  }
}
