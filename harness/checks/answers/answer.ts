import { holdsBigint, mayHoldUnusualNumber, parseExact } from '../../../core/exact-json.ts'
import { type Exchange, type ReceivedAnswer, whyUnreadable, sharedBody } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'

/** One entry of a list answer. */
export type Row = Record<string, unknown>

const exact = new WeakMap<object, unknown>()

/** Whether the value is an object with keys: not null, not an array. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The parsed body, with integers beyond 2^53 and numerals such as `1.0` still distinguished by the schemas.
 * Undefined where there is no answer or the body is not JSON, as where its bytes are not UTF-8.
 */
export function bodyOf(exchange: Exchange): unknown {
  const { answer } = exchange
  if (answer === undefined || answer.bodyBase64 !== undefined) return undefined
  // What was looked at when it came need not be kept: a long answer is parsed where it is read.
  if (answer.unusualNumbers === false && answer.json !== undefined) return answer.json
  // Answers with the same text share what was parsed of it.
  const body = sharedBody(answer)
  if (!exact.has(body)) exact.set(body, exactly(answer))
  return exact.get(body)
}

function exactly(answer: ReceivedAnswer): unknown {
  const { json } = answer
  // Integers beyond 2^53 stand as bigints in `json`; a second parser would round them.
  if (json !== undefined && (!mayHoldUnusualNumber(answer.body) || holdsBigint(json))) return json
  return parsed(answer.body) ?? json
}

function parsed(text: string): unknown {
  try {
    // A byte order mark is no JSON, but no more than a blemish either.
    return parseExact(text.startsWith('\ufeff') ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

/** The `data` of the answer, undefined where there is none. */
export function dataOf(exchange: Exchange): unknown {
  const body = bodyOf(exchange)
  return isRow(body) ? body.data : undefined
}

/** The `data` object of a successful answer as it was parsed, or undefined: what a set-up reads on from. */
export function acceptedData(exchange: Exchange): Row | undefined {
  const data = (exchange.answer?.json as { data?: unknown } | null | undefined)?.data
  return isSuccess(exchange) && typeof data === 'object' && data !== null ? (data as Row) : undefined
}

/** The `meta` of the answer, undefined where it is not an object. */
export function metaOf(exchange: Exchange): Row | undefined {
  const body = bodyOf(exchange)
  return isRow(body) && isRow(body.meta) ? body.meta : undefined
}

/** The entries of a list answer that are objects; undefined where `data` is not an array. */
export function rowsOf(exchange: Exchange): Row[] | undefined {
  const data = dataOf(exchange)
  return Array.isArray(data) ? data.filter(isRow) : undefined
}

/** The rows of several pages, one after the other. */
export function rowsOfAll(pages: readonly Exchange[]): Row[] {
  return pages.flatMap((page) => rowsOf(page) ?? [])
}

/** The ids of the rows of an answer, as text. */
export function idsOf(list: Exchange): string[] {
  return (rowsOf(list) ?? []).map(({ id }) => String(id))
}

/** The status of the answer; 0 where there is none. */
export function statusOf({ answer }: Exchange): number {
  return answer?.status ?? 0
}

/**
 * Whether the answer has a status from 200 to 299 and is not the body of an error. A refusal that is sent with such a status
 * is a refusal all the same: its status is wrong.
 */
export function isSuccess(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return status >= 200 && status < 300 && !isErrorBody(exchange.answer?.json)
}

/** Whether a body names the class of an error, in either form, and has no data. */
export function isErrorBody(json: unknown): boolean {
  if (!isRow(json) || Object.hasOwn(json, 'data')) return false
  return typeof json.error_class === 'string' || (isRow(json.error) && typeof json.error.class === 'string')
}

/** Whether an answer says that the server failed, as no request is answered. Source: Account information / Errors. */
export function isServerError(exchange: Exchange): boolean {
  return statusOf(exchange) >= 500 || errorClassOf(exchange) === 'InternalServerError'
}

/** Whether it is the target itself that failed; further statuses are those of networks and gateways before it. */
export function isOwnCrash(exchange: Exchange): boolean {
  return statusOf(exchange) === 500 || errorClassOf(exchange) === 'InternalServerError'
}

/** The class of a refusal, read from the flat form or from the nested `error.class`; undefined where none is found. */
export function errorClassOf(exchange: Exchange): string | undefined {
  const body = bodyOf(exchange)
  if (!isRow(body)) return undefined
  const nested = isRow(body.error) ? body.error.class : undefined
  const word = [body.error_class, nested].find((one) => typeof one === 'string')
  return word === undefined ? undefined : classNamed(word, exchange)
}

/**
 * The class that an answer names, in a refusal or as the fail_error_class of an attempt. Version 5 and partners have
 * connections in place of logins, and whether their classes follow is not shown: `ConnectionNotFound` reads as
 * LoginNotFound there.
 */
export function classNamed(word: string, { request }: Exchange): string {
  return renames.test(request.url) ? word.replace(renamed, 'Login') : word
}

const renames = /\/api\/(?:v5|partners\/v1)\//
const renamed = /^Connection(?!Failed$|Lost$)/

/** The message of a refusal in either form, empty where there is none. */
export function messageOf(exchange: Exchange): string {
  const body = bodyOf(exchange)
  if (!isRow(body)) return ''
  const nested = isRow(body.error) ? body.error.message : undefined
  return [nested, body.error_message].find((one) => typeof one === 'string') ?? ''
}

/** What came back in a few words: `400 DateOutOfRange`, `200 with 12 rows`, `no answer (TARGET_TIMEOUT)`. */
export function outcomeOf(exchange: Exchange): string {
  const { answer } = exchange
  if (answer === undefined) return `no answer (${exchange.trouble?.code ?? 'cause unknown'})`
  if (!isSuccess(exchange)) return `${answer.status} ${errorClassOf(exchange) ?? 'without an error class'}`
  const data = dataOf(exchange)
  if (Array.isArray(data)) return `${answer.status} with ${count(data.length, 'row')}`
  if (data !== undefined) return `${answer.status} with data`
  const why = whyUnreadable(answer)
  return `${answer.status} ${why === undefined ? 'without data' : `that cannot be read (${why})`}`
}

/** Whether a request was answered, and nothing went wrong on the way. */
export function isAnswered({ answer, trouble }: Exchange): boolean {
  return answer !== undefined && trouble === undefined
}
