import { CodedError } from '../../core/coded-error.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Ruling } from './ruling.ts'

/** Codes of errors about something that a profile need not hold. */
const notInProfile = new Set<unknown>(['CLIENT_MISSING', 'SIGNING_KEY_MISSING'])

export interface ScenarioEnd {
  /** What a step threw; undefined where none did. */
  error: unknown
  /** The runner's own word, such as `PASSED` or `SKIPPED`, and what it says beside: of `UNDEFINED` the step. */
  status: string
  message: string
}

/** A row that a scenario evaluates, with the reason why the target cannot be asked for it, where that is so. */
export interface RowOfCheck {
  id: string
  missing: Reason | undefined
}

/**
 * The rulings of a scenario that has ended: what it ruled on each row, and why a row was left without a ruling. A row on
 * which it ruled before something stopped it keeps its rulings and gets that reason beside them.
 */
export function rulingsOfCheck(rows: readonly RowOfCheck[], ruled: readonly Ruling[], end: ScenarioEnd): Ruling[] {
  const complete = end.error === undefined
  return rows.flatMap((row) => {
    const own = ruled.filter(({ requirement }) => requirement === row.id)
    return own.length > 0 && complete ? own : [...own, undecided(row, end)]
  })
}

/** Why a row was left without a ruling: what the profile lacks, what stopped the check, or a fault of the harness. */
function undecided({ id, missing }: RowOfCheck, { error, status, message }: ScenarioEnd): Ruling {
  const left = (verdict: 'untested' | 'inconclusive', reason: Reason, evidence: Ruling['evidence'] = []): Ruling => {
    return { requirement: id, verdict, reason, evidence }
  }
  if (missing !== undefined) return left('untested', missing)
  if (error instanceof CheckStopped) return left(error.finding, error.reason, error.evidence)
  if (error instanceof CodedError && notInProfile.has(error.code))
    return left('untested', because('not-in-profile', { message: error.message.replace(`${error.code}: `, '') }))
  return left('inconclusive', because('harness-fault', { fault: faultOf(error, status, message) }))
}

function faultOf(error: unknown, status: string, message: string): string {
  if (error instanceof Error) return error.message
  if (status === 'PASSED') return 'the check ended without evaluating anything'
  if (status === 'UNDEFINED') return `the step "${message}" has no definition`
  return `a step is ${status.toLowerCase()} ${message}`.trim()
}
