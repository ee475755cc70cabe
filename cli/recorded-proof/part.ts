import type { InterfaceName } from '../../core/interface-name.ts'
import { checksIn, type Plan } from '../../harness/evaluation/plan.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { scopeOfCheck } from '../../harness/replay/replay-log.ts'
import { addressOf } from '../../requirements/address-of.ts'
import type { Bench } from './bench.ts'
import type { BeginTrial, LostTrial } from './trial.ts'
import { tryCheck, type TriedRow } from './try-check.ts'

/** Checks of one feature in one interface: what a process tries at a time. */
export interface Part {
  interface: InterfaceName
  checks: PartCheck[]
  /** So many answers are given to each check at most, in all its trials together; as many as it takes where absent. */
  answers?: number
  /** Trials that were lost when it was tried before. */
  lost?: LostTrial[]
}

/** A check, with the rows that are to be shown by it. */
export interface PartCheck {
  /** Its name. */
  check: string
  /** Ids. */
  rows: string[]
}

export type TriedPart = Array<TriedRow & { address: string }>

interface Weighed extends PartCheck {
  name: InterfaceName
  feature: string
  /** How much it was given. */
  weight: number
}

/** Enough for a few trials of a check that many answers are given to, and for all trials of most others. */
const few = 5000

/**
 * The parts in which the requirements that passed are tried. First each requirement with the check that was given
 * least, the longest parts first; then with its other checks, the longest last: most of these are needed no more.
 */
export function partsOf(plan: Plan, recording: Recording, passed: ReadonlySet<string>): Part[] {
  const lines = new Map<string, number>()
  for (const { scope } of recording.kept) {
    const own = scope.replace(/, property \d+, case \d+$/, '')
    lines.set(own, (lines.get(own) ?? 0) + 1)
  }
  const all = checksIn(plan)
    .map(({ interface: name, check }): Weighed => ({
      name,
      feature: check.where.replace(/:\d+$/, ''),
      check: check.name,
      rows: check.requirements.filter((id) => passed.has(addressOf(id, name))),
      weight: 3 + (lines.get(scopeOfCheck(name, check.name)) ?? 0),
    }))
    .toSorted((one, other) => one.weight - other.weight)
  const seen = new Set<string>()
  const isFirst = all.map(({ name, rows }) => new Set(rows.filter((id) => isNew(seen, addressOf(id, name)))))
  const first = all.map((one, at) => ({ ...one, rows: one.rows.filter((id) => isFirst[at]?.has(id)) }))
  const others = all.map((one, at) => ({ ...one, rows: one.rows.filter((id) => !isFirst[at]?.has(id)) }))
  const shortly = [...byFeature(first).toReversed(), ...byFeature(others)]
  return [...shortly.map((part) => ({ ...part, answers: few })), ...byFeature(all)]
}

function isNew(seen: Set<string>, address: string): boolean {
  return seen.size < seen.add(address).size
}

/** The checks that have rows, by feature, the shortest parts first. */
function byFeature(checks: readonly Weighed[]): Part[] {
  const wanted = checks.filter(({ rows }) => rows.length > 0)
  const weightOf = (own: readonly Weighed[]) => own.reduce((sum, { weight }) => sum + weight, 0)
  return [...Map.groupBy(wanted, ({ name, feature }) => `${name} ${feature}`).values()]
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .map((own) => ({
      interface: (own[0] as Weighed).name,
      checks: own.map(({ check, rows }) => ({ check, rows })),
    }))
}

export interface TriedOfCheck {
  check: string
  tried: TriedPart
}

/** Tries the checks of a part one after another, until each row was shown; with so many alterations for a check at most. */
export async function* tryPart(
  bench: Bench,
  part: Part,
  { most, begin }: { most: number; begin: BeginTrial },
): AsyncGenerator<TriedOfCheck> {
  const { interface: name, lost, answers } = part
  let left = part
  for (;;) {
    const [next] = left.checks
    if (!next) return
    const check = bench.plan.checks.find((one) => one.name === next.check)
    const tried = check
      ? await tryCheck(bench, { name, check }, new Set(next.rows), {
          most,
          begin,
          ...(lost && { lost }),
          ...(answers !== undefined && { answers }),
        })
      : []
    const of = { check: next.check, tried: tried.map((row) => ({ ...row, address: addressOf(row.id, name) })) }
    yield of
    left = partLeft(left, of)
    bench.forget()
  }
}

/** What is left to try of a part once this came of one of its checks. */
export function partLeft(part: Part, { check, tried }: TriedOfCheck): Part {
  const shown = new Set(tried.flatMap(({ address, shown: on }) => (on ? [address] : [])))
  return partWithout({ ...part, checks: part.checks.filter((one) => one.check !== check) }, shown)
}

/** What is left to try of a part where these requirements, by address, were shown. */
export function partWithout(part: Part, shown: ReadonlySet<string>): Part {
  const checks = part.checks.map(({ check, rows }) => ({
    check,
    rows: rows.filter((id) => !shown.has(addressOf(id, part.interface))),
  }))
  return { ...part, checks: checks.filter(({ rows }) => rows.length > 0) }
}

/** The requirements that a part is to show, by address. */
export function addressesIn({ interface: name, checks }: Part): string[] {
  return [...new Set(checks.flatMap(({ rows }) => rows))].map((id) => addressOf(id, name))
}
