import type { ContractMismatch } from '../../../core/journal-events.ts'
import type { Compared } from '../../verdicts/interaction.ts'
import { isFields } from '../../../core/fields.ts'

export interface VerifierOrder {
  files: string[]
  /** The address for the interactions' requests. */
  baseUrl: string
  statesUrl: string
  /** The longest wait for one answer. */
  timeoutMs: number
}

/** The verifier's result as JSON, or an error's message. */
export interface VerifierReport {
  json: string
}

/** The verifier's result for each interaction, by description. @throws Error when it is no report */
export function comparedIn(report: VerifierReport): Map<string, Compared> {
  const results = resultsOf(report.json)
  return new Map(results.map((one) => [String(one['description']), comparedOf(one)]))
}

function resultsOf(json: string): Array<Record<string, unknown>> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    parsed = undefined
  }
  const results = isFields(parsed) ? parsed['interactionResults'] : undefined
  if (Array.isArray(results)) return results.filter(isFields)
  throw new Error(`Pact's verifier gave no results. It gave: ${json || 'nothing'}`)
}

function comparedOf({ result, mismatch }: Record<string, unknown>): Compared {
  if (result === 'OK') return { matches: true, mismatches: [] }
  if (!isFields(mismatch) || mismatch['type'] !== 'mismatches') {
    const words = isFields(mismatch) ? mismatch['message'] : mismatch
    return { matches: false, mismatches: [], problem: plain(words) || 'the verifier gave no reason' }
  }
  const listed = Array.isArray(mismatch['mismatches']) ? mismatch['mismatches'].filter(isFields) : []
  return { matches: false, mismatches: listed.map(mismatchOf) }
}

function mismatchOf(one: Record<string, unknown>): ContractMismatch {
  const { type, path, key, expected, actual, mismatch } = one
  const kind = type === 'StatusMismatch' ? 'status' : type === 'HeaderMismatch' ? 'header' : 'body'
  const place = kind === 'header' ? plain(key) : placeOf(path)
  return {
    kind,
    ...(place !== '' && { place }),
    ...(expected !== undefined && { wanted: plain(expected) }),
    ...(actual !== undefined && { got: plain(actual) }),
    words: plain(mismatch),
  }
}

/** `$.data[0].id` in the form of reports: `data[0].id`. */
function placeOf(path: unknown): string {
  return typeof path === 'string' ? path.replace(/^\$\.?/, '') : ''
}

/** Text without terminal colours. The verifier gives bytes where a whole body is compared. */
function plain(value: unknown): string {
  if (Array.isArray(value) && value.length > 0 && value.every((byte) => Number.isInteger(byte)))
    return Buffer.from(value as number[]).toString()
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  // eslint-disable-next-line no-control-regex
  return text.replace(/\u001B\[[0-9;]*m/g, '')
}
