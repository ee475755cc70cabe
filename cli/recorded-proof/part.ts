import type { InterfaceName } from '../../core/interface-name.ts'
import { groupBy } from '../../core/group-by.ts'
import { checksIn, type Plan } from '../../harness/judge/plan.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { scopeOfCheck } from '../../harness/tape/tape.ts'
import { addressOf } from '../../requirements/address-of.ts'
import type { Bench } from './bench.ts'
import type { BeginTrial, LostTrial } from './trial.ts'
import { tryCheck, type TriedRow } from './try-check.ts'

/** The checks of one feature in one interface: what a process tries at a time. */
export interface Part {
  interface: InterfaceName
  /** Names of checks. */
  checks: string[]
  /** Ids of the rows that are to be shown. */
  rows: string[]
  /** Trials that were lost when it was tried before. */
  lost?: LostTrial[]
}

/** What came of the rows of a part, by address. */
export type TriedPart = Array<TriedRow & { address: string }>

/** The parts in which the requirements that passed are tried, the longest first. */
export function partsOf(plan: Plan, recording: Recording, passed: ReadonlySet<string>): Part[] {
  const lines = new Map<string, number>()
  for (const { scope } of recording.kept) {
    const own = scope.replace(/, property \d+, case \d+$/, '')
    lines.set(own, (lines.get(own) ?? 0) + 1)
  }
  const wanted = checksIn(plan)
    .map(({ interface: name, check }) => ({
      name,
      check,
      rows: check.requirements.filter((id) => passed.has(addressOf(id, name))),
    }))
    .filter(({ rows }) => rows.length > 0)
  const byFeature = groupBy(wanted, ({ name, check }) => `${name} ${check.where.replace(/:\d+$/, '')}`)
  const parts = [...byFeature.values()].map((own) => ({
    interface: (own[0] as (typeof own)[0]).name,
    checks: own.map(({ check }) => check.name),
    rows: [...new Set(own.flatMap(({ rows }) => rows))],
    weight: own.reduce((sum, { name, check }) => sum + 3 + (lines.get(scopeOfCheck(name, check.name)) ?? 0), 0),
  }))
  return parts
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ interface: name, checks, rows }) => ({ interface: name, checks, rows }))
}

/** What came of one check of a part. */
export interface TriedOfCheck {
  check: string
  tried: TriedPart
}

/** Tries the checks of a part one after another, until each row was shown; with so many alterations for a check at most. */
export async function* tryPart(
  bench: Bench,
  { interface: name, checks, rows, lost }: Part,
  { most, begin }: { most: number; begin: BeginTrial },
): AsyncGenerator<TriedOfCheck> {
  const open = new Set(rows)
  const own = new Set(checks)
  for (const check of bench.plan.checks.filter((one) => own.has(one.name))) {
    const wanted = new Set(check.requirements.filter((id) => open.has(id)))
    if (wanted.size === 0) continue
    const tried = await tryCheck(bench, { name, check }, wanted, { most, begin, ...(lost && { lost }) })
    for (const { id, shown } of tried) if (shown) open.delete(id)
    yield { check: check.name, tried: tried.map((row) => ({ ...row, address: addressOf(row.id, name) })) }
    bench.forget()
  }
}

/** What is left to try of a part once this came of one of its checks. */
export function partLeft(part: Part, { check, tried }: TriedOfCheck): Part {
  const shown = new Set(tried.flatMap((row) => (row.shown ? [row.id] : [])))
  return {
    ...part,
    checks: part.checks.filter((one) => one !== check),
    rows: part.rows.filter((id) => !shown.has(id)),
  }
}
