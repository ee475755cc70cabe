import type { PlannedRequirement } from '../../core/journal-events.ts'
import { notDecided, type Settled, settleRequirements } from '../../harness/verdicts/requirement-verdicts.ts'
import type { ResultsFile, ResultsRow } from './results.ts'

/** What a run came to by itself, of the results that also show what earlier runs decided. */
export interface OwnPart extends Pick<ResultsFile, 'contracts'> {
  requirements: Settled[]
  checks: { planned: number; decided: number }
  /** Properties that were not explored as far as was asked. */
  interrupted: number
}

/** What the run of these results decided itself: all of them, where none is kept of an earlier run. */
export function ownPartOf({ requirements, contracts }: Pick<ResultsFile, 'requirements' | 'contracts'>): OwnPart {
  const keeps = requirements.some(({ own }) => own)
  const rows = keeps ? requirements.filter(({ own }) => own).map(withoutKept) : requirements
  const each = new Map([
    ...rows.flatMap((row) => (row.own?.checks ?? []).map((name) => [keyOf(row, name), undefined] as const)),
    ...rows.flatMap((row) => row.checks.map((check) => [keyOf(row, check.name), check] as const)),
  ])
  const decided = [...each.values()].filter((check) => check !== undefined && check.code !== notDecided.code)
  return {
    // Where no earlier run had a part in them, the rows say what the run gave as reasons.
    requirements: keeps ? settledAnew(rows) : rows.map((row) => ({ ...row, checks: [] })),
    contracts: contracts.filter(isOwn),
    checks: { planned: each.size, decided: decided.length },
    interrupted: decided.filter((check) => check?.coverage?.interrupted).length,
  }
}

/** What requirements come to by the checks in their rows. */
export function settledAnew(rows: readonly ResultsRow[]): Settled[] {
  const outside = rows.map(({ id, code, facts }) => ({
    id,
    ...(code === 'outside-only' && { unjudgeable: String(facts?.['why']) }),
  }))
  return settleRequirements(rows.map(plannedOf), rows.flatMap(decidedOf), new Map(outside.map((row) => [row.id, row])))
}

/** The checks of one row are no others': each row shows them as seen from it. */
function plannedOf(row: ResultsRow): PlannedRequirement {
  const { id, interface: name, address, own, checks } = row
  const names = own?.checks ?? checks.map((check) => check.name)
  return { id, interface: name, address, ...own, checks: names.map((check) => `${address} ${check}`) }
}

function decidedOf({ id, interface: of, address, checks }: ResultsRow) {
  return checks.map(({ name, ...check }) => ({
    ...check,
    interface: of,
    check: `${address} ${name}`,
    judgements: check.judgements.map((one) => ({ ...one, requirement: id })),
  }))
}

function withoutKept(row: ResultsRow): ResultsRow {
  return { ...row, checks: row.checks.filter(isOwn) }
}

function isOwn({ decidedAt }: { decidedAt?: string }): boolean {
  return decidedAt === undefined
}

function keyOf(row: ResultsRow, check: string): string {
  return `${row.interface} ${check}`
}
