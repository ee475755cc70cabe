import { isFields } from '../../../core/fields.ts'

export interface VerifierOrder {
  files: string[]
  /** Where their requests go. */
  baseUrl: string
  statesUrl: string
  /** How long one answer may take. */
  timeoutMs: number
}

/** What the verifier gave back: its result as JSON, or the words of an error. */
export interface VerifierReport {
  json: string
}

export interface Mismatch {
  kind: 'status' | 'header' | 'body'
  /** Where: `data[0].id`, the name of a header; absent for a status and for a body as a whole. */
  place?: string
  wanted?: string
  got?: string
  words: string
}

export interface Compared {
  matches: boolean
  mismatches: Mismatch[]
  /** Why it could not be compared. */
  trouble?: string
}

/** What the verifier says of each interaction, by its description. @throws Error when it is no report */
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
    return { matches: false, mismatches: [], trouble: plain(words) || 'the verifier gave no reason' }
  }
  const listed = Array.isArray(mismatch['mismatches']) ? mismatch['mismatches'].filter(isFields) : []
  return { matches: false, mismatches: listed.map(mismatchOf) }
}

function mismatchOf(one: Record<string, unknown>): Mismatch {
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

/** `$.data[0].id` as reports write it: `data[0].id`. */
function placeOf(path: unknown): string {
  return typeof path === 'string' ? path.replace(/^\$\.?/, '') : ''
}

/** Text without the colours of a terminal. Bytes, which the verifier gives where a body is compared whole, as text. */
function plain(value: unknown): string {
  if (Array.isArray(value) && value.length > 0 && value.every((byte) => Number.isInteger(byte)))
    return Buffer.from(value as number[]).toString()
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  // eslint-disable-next-line no-control-regex
  return text.replace(/\u001B\[[0-9;]*m/g, '')
}
