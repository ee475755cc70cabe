import type { InterfaceName } from '../../core/interfaces.ts'
import { checksIn, type Plan } from '../../harness/evaluation/plan.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import { scopeOfCheck } from '../../harness/replay/replay-log.ts'
import { addressOf } from '../../requirements/address-of.ts'
import type { Bench } from './bench.ts'
import { tryCheck, type TriedRow } from './try-check.ts'

/** The checks of a feature in one interface: a process tries one part at a time. */
export interface Part {
  interface: InterfaceName
  checks: PartCheck[]
  /** The maximum of answers for each check in all its trials; unlimited when absent. */
  answers?: number
}

/** A check with the rows that it is to show. */
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
  /** The number of its recorded inputs. */
  weight: number
}

/** Enough for a few trials of a check with many answers, and for all trials of most others. */
const few = 5000

/**
 * The parts for trying the passed requirements. First each requirement with its smallest check, the longest parts
 * first; then with its other checks, the longest last, as most of these are not needed any more.
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

/** The checks with rows, by feature, the shortest parts first. */
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

/** Tries a part's checks in turn until each row failed, with at most so many alterations per check. */
export async function* tryPart(bench: Bench, part: Part, most: number): AsyncGenerator<TriedOfCheck> {
  const { interface: name, answers } = part
  let left = part
  for (;;) {
    const [next] = left.checks
    if (!next) return
    const check = bench.plan.checks.find((one) => one.name === next.check)
    const tried = check
      ? await tryCheck(bench, { name, check }, new Set(next.rows), {
          most,
          ...(answers !== undefined && { answers }),
        })
      : []
    const of = { check: next.check, tried: tried.map((row) => ({ ...row, address: addressOf(row.id, name) })) }
    yield of
    left = partLeft(left, of)
    bench.forget()
  }
}

/** The rest of a part after one of its checks. */
export function partLeft(part: Part, { check, tried }: TriedOfCheck): Part {
  const shown = new Set(tried.flatMap(({ address, shown: on }) => (on ? [address] : [])))
  return partWithout({ ...part, checks: part.checks.filter((one) => one.check !== check) }, shown)
}

/** The rest of a part when these requirements, by address, have failed already. */
export function partWithout(part: Part, shown: ReadonlySet<string>): Part {
  const checks = part.checks.map(({ check, rows }) => ({
    check,
    rows: rows.filter((id) => !shown.has(addressOf(id, part.interface))),
  }))
  return { ...part, checks: checks.filter(({ rows }) => rows.length > 0) }
}

/** The requirements of a part by address. */
export function addressesIn({ interface: name, checks }: Part): string[] {
  return [...new Set(checks.flatMap(({ rows }) => rows))].map((id) => addressOf(id, name))
}
