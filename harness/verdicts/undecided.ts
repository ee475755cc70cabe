import { CodedError } from '../../core/coded-error.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { JudgedRow } from './judged-row.ts'

/** Codes of errors about optional parts of a profile. */
const notInProfile = new Set<unknown>(['CLIENT_MISSING', 'SIGNING_KEY_MISSING'])

interface ScenarioEnd {
  /** The error of a step; undefined where there is none. */
  error: unknown
  /** The runner's status, such as `PASSED` or `SKIPPED`, and its message. */
  status: string
  message: string
  /** Place and text of the step that did not end; undefined where all did. */
  step?: string | undefined
}

/** A row of a scenario, with the reason where the target cannot be asked for it. */
interface RowOfCheck {
  row: JudgedRow['row']
  missing: Reason | undefined
}

/**
 * The judgements of an ended scenario, with a reason for each row without one. A row that was judged before the scenario
 * stopped keeps its judgements and also gets the reason.
 */
export function judgementsOfCheck(
  rows: readonly RowOfCheck[],
  judged: readonly JudgedRow[],
  end: ScenarioEnd,
): JudgedRow[] {
  const isComplete = end.error === undefined
  return rows.flatMap(({ row, missing }) => {
    const own = judged.filter((one) => one.row.id === row.id)
    return own.length > 0 && isComplete ? own : [...own, { row, judgement: undecided(missing, end) }]
  })
}

/** Why a row has no judgement: a gap in the profile, what stopped the check, or a fault of the harness. */
function undecided(missing: Reason | undefined, { error, status, message, step }: ScenarioEnd): Judgement {
  if (missing !== undefined) return { finding: 'untested', reason: missing, evidence: [] }
  if (error instanceof CheckStopped) return { finding: error.finding, reason: error.reason, evidence: error.evidence }
  if (error instanceof CodedError && notInProfile.has(error.code)) {
    const reason = because('not-in-profile', { message: error.message.replace(`${error.code}: `, '') })
    return { finding: 'untested', reason, evidence: [] }
  }
  const reason = because('harness-fault', { fault: faultOf(error, status, message, step) })
  return { finding: 'inconclusive', reason, evidence: [] }
}

/** Names the step where it is wrong itself: what else is thrown has its cause elsewhere. */
function faultOf(error: unknown, status: string, message: string, step = ''): string {
  if (error instanceof Error)
    return /^[A-Z]+_[A-Z_]+: /.test(error.message) ? inStep(error.message, step) : error.message
  if (status === 'PASSED') return 'the check ended without evaluating anything'
  if (status === 'UNDEFINED') return inStep('a step has no definition', step)
  return inStep(`a step is ${status.toLowerCase()} ${message}`.trim(), step)
}

function inStep(fault: string, step: string): string {
  return step === '' ? fault : `${fault} (${step})`
}
