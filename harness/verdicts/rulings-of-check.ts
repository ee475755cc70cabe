import { CodedError } from '../../core/coded-error.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Ruling } from './ruling.ts'

/** Codes of errors about optional parts of a profile. */
const notInProfile = new Set<unknown>(['CLIENT_MISSING', 'SIGNING_KEY_MISSING'])

export interface ScenarioEnd {
  /** The error of a step; undefined where there is none. */
  error: unknown
  /** The runner's status, such as `PASSED` or `SKIPPED`, and its message, with place and text of the step for `UNDEFINED`. */
  status: string
  message: string
}

/** A row of a scenario, with the reason where the target cannot be asked for it. */
export interface RowOfCheck {
  id: string
  missing: Reason | undefined
}

/**
 * The rulings of an ended scenario, with a reason for each row without one. A row that was ruled on before the scenario
 * stopped keeps its rulings and also gets the reason.
 */
export function rulingsOfCheck(rows: readonly RowOfCheck[], ruled: readonly Ruling[], end: ScenarioEnd): Ruling[] {
  const complete = end.error === undefined
  return rows.flatMap((row) => {
    const rowRulings = ruled.filter(({ requirement }) => requirement === row.id)
    return rowRulings.length > 0 && complete ? rowRulings : [...rowRulings, undecided(row, end)]
  })
}

/** Why a row has no ruling: a gap in the profile, what stopped the check, or a fault of the harness. */
function undecided({ id, missing }: RowOfCheck, { error, status, message }: ScenarioEnd): Ruling {
  const withoutRuling = (
    verdict: 'untested' | 'inconclusive',
    reason: Reason,
    evidence: Ruling['evidence'] = [],
  ): Ruling => {
    return { requirement: id, verdict, reason, evidence }
  }
  if (missing !== undefined) return withoutRuling('untested', missing)
  if (error instanceof CheckStopped) return withoutRuling(error.finding, error.reason, error.evidence)
  if (error instanceof CodedError && notInProfile.has(error.code))
    return withoutRuling(
      'untested',
      because('not-in-profile', { message: error.message.replace(`${error.code}: `, '') }),
    )
  return withoutRuling('inconclusive', because('harness-fault', { fault: faultOf(error, status, message) }))
}

function faultOf(error: unknown, status: string, message: string): string {
  if (error instanceof Error) return error.message
  if (status === 'PASSED') return 'the check ended without evaluating anything'
  if (status === 'UNDEFINED') return `a step has no definition (${message})`
  return `a step is ${status.toLowerCase()} ${message}`.trim()
}
