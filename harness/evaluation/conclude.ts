import type { Basis } from '../../core/basis.ts'
import type { CheckDecided, ContractDecided, RunStarted } from '../../core/journal-events.ts'
import { readDuties, readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../core/requirement.ts'
import { settleRequirements } from '../verdicts/requirement-verdicts.ts'
import { settle, type Settlement } from '../verdicts/settlement.ts'

/** All decisions of a run, or of several runs that form one. */
export interface Decided {
  /** Its plan. */
  started: RunStarted
  decided: readonly CheckDecided[]
  contracts: readonly ContractDecided[]
  basis: Basis & { today: string }
}

/** The rows that a run may decide: duties where it evaluates clients, and both where it evaluates both sides. */
export function rowsOf({ judged, bothSides }: Pick<RunStarted, 'judged' | 'bothSides'>): Requirement[] {
  if (bothSides) return [...readRequirements(), ...readDuties()]
  return judged === 'clients' ? readDuties() : readRequirements()
}

/** The conclusion of a run that may decide these rows. The journal holds the user's rows, because a merge may not have the features. */
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

/** A basis without empty parts. */
export function withoutEmpty(basis: Basis): Basis {
  return Object.fromEntries(Object.entries(basis).filter(([, value]) => Object.keys(value as object).length > 0))
}
