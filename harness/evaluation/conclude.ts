import type { Basis } from '../../core/basis.ts'
import type { CheckDecided, ContractDecided, RunStarted } from '../../core/journal-events.ts'
import { readDuties, readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { settleRequirements } from '../verdicts/requirement-verdicts.ts'
import { settle, type Settlement } from '../verdicts/settlement.ts'

/** All that a run, or several that make one, has decided. */
export interface Decided {
  /** What it set out to decide. */
  started: RunStarted
  decided: readonly CheckDecided[]
  contracts: readonly ContractDecided[]
  basis: Basis & { today: string }
}

/** The rows that a run may decide: duties where clients are evaluated, and both of exchanges. */
export function rowsOf({ judged, bothSides }: Pick<RunStarted, 'judged' | 'bothSides'>): Requirement[] {
  if (bothSides) return [...readRequirements(), ...readDuties()]
  return judged === 'clients' ? readDuties() : readRequirements()
}

/** What a run comes to that may decide these rows. A merge need not have the user's own at hand; the journal holds them. */
export function conclude(
  { started, decided, contracts, basis }: Decided,
  rows: readonly Requirement[] = [...(started.ownRequirements ?? []), ...rowsOf(started)],
): Settlement {
  return settle({
    ...basis,
    requirements: settleRequirements(started.planned, decided, new Map(rows.map((row) => [row.id, row]))),
    knownFailures: started.knownFailures,
    faults: basis.faults ?? [],
    interrupted: decided.filter(({ coverage }) => coverage?.interrupted).length,
    contracts,
    failOn: started.failOn,
    minJudged: started.minJudged,
    baseline: started.baseline,
    shard: started.shard,
  })
}

/** A basis without what it is empty of. */
export function withoutEmpty(basis: Basis): Basis {
  return Object.fromEntries(Object.entries(basis).filter(([, value]) => Object.keys(value as object).length > 0))
}
