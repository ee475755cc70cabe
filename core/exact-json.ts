import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json'

/**
 * The value of a JSON text, each number made of its numeral. What is JSON, and what is wrong with what is none, the
 * runtime's own parser says; of a key that stands twice the last one counts, as there.
 * @throws SyntaxError when the text is no JSON
 */
function parseBy(text: string, parseNumber: (numeral: string) => unknown): unknown {
  JSON.parse(text)
  return parse(text, undefined, { parseNumber, onDuplicateKey: ({ newValue }) => newValue })
}

// Outside strings, mostly: card numbers and the like stand in quotes.
const longNumber = /(?:^|[[:,\s])-?\d(?:\d{15}|[\d.]*[eE][-+]?\d{3}|\.0{16})/

// How JSON begins. Of a text that is none the runtime counts all lines, which takes its time for a file that is uploaded.
const opening = /^\s*(?:[[{"tfn]|-?\d)/

/**
 * The value of a JSON text, or undefined when it is not JSON. A byte order mark is passed over.
 * Integers that a double cannot hold come back as bigint, never rounded: the documents' integers go to 2^64-1. Of other
 * numbers the nearest that is finite counts, and zero only for zero: `1e400` is a number, and above zero as `1e-400` is.
 * `mayBeUnusual` is what `mayHoldUnusualNumber` says of the text, where it was asked.
 */
export function parseJson(text: string, mayBeUnusual = true): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  if (!opening.test(json)) return undefined
  try {
    return mayBeUnusual && longNumber.test(json) ? parseBy(json, exactInteger) : JSON.parse(json)
  } catch {
    return undefined
  }
}

function exactInteger(numeral: string): number | bigint {
  const value = nearest(numeral)
  return !Number.isSafeInteger(value) && /^-?\d+$/.test(numeral) ? BigInt(numeral) : value
}

function nearest(numeral: string): number {
  const value = Number(numeral)
  if (!Number.isFinite(value)) return Math.sign(value) * Number.MAX_VALUE
  if (value !== 0 || !/^[-.0]*[1-9]/.test(numeral)) return value
  return numeral.startsWith('-') ? -Number.MIN_VALUE : Number.MIN_VALUE
}

/**
 * The JSON text of a value, with all digits of integers beyond 2^53 and of kept numerals. As of JSON.stringify,
 * undefined gives undefined, which its type does not say.
 */
export function jsonText(value: unknown): string {
  return stringify(value) as string
}

/** A value as its whole JSON; `nothing` where there is none. */
export function jsonOrNothing(value: unknown): string {
  return jsonText(value) ?? 'nothing'
}

/**
 * The value of a JSON text in which every numeral that JavaScript would write otherwise (`1.0`, integers beyond 2^53) is
 * kept as it stands: printed again by `jsonText`, it has the same letters.
 * @throws SyntaxError when the text is no JSON
 */
export function parseKeeping(text: string): unknown {
  return parseBy(text, keptWhereUnusual)
}

function keptWhereUnusual(numeral: string): unknown {
  const value = Number(numeral)
  return String(value) === numeral ? value : new LosslessNumber(numeral)
}

/** An integer that `jsonText` prints digit for digit, out of a bigint or a text of digits; any other value as it is. */
export function integerKeeping(value: unknown): unknown {
  const isInteger = typeof value === 'bigint' || (typeof value === 'string' && /^(?:0|[1-9]\d{0,39})$/.test(value))
  return isInteger ? keptWhereUnusual(String(value)) : value
}

/** Whether a value is a numeral kept as it stands, by `parseKeeping` or `integerKeeping`. */
export function isKeptNumeral(value: unknown): value is LosslessNumber {
  return isLosslessNumber(value)
}

/** Where a parsed number was not written as a plain integer that a double holds: its holder, key and numeral. */
const numerals = new WeakMap<object, Map<string, string>>()

// More than 15 digits, an exponent, a last zero after the point, minus zero, or so small that print has an exponent.
const unusual = /(?:^|[[:,\s])(?:-0(?![.\d])|-?(?:[\d.]{16}|\d+(?:\.\d+)?[eE][-+]?\d|\d+\.\d*0(?=[,\]}\s]|$)|0\.0{6}))/

/**
 * Whether a JSON text may hold a number that is not written as JavaScript prints it. Strings that look like one make it
 * true as well; false is certain, and then any parser reads the text exactly.
 */
export function mayHoldUnusualNumber(text: string): boolean {
  return unusual.test(text)
}

/**
 * The value of a JSON text, remembering how its unusual numbers were written (see `numeralAt`): a parser alone makes
 * one thing of `1` and `1.0`, and rounds what is beyond 2^53.
 * @throws SyntaxError where the text is not JSON.
 */
export function parseExact(text: string): unknown {
  return mayHoldUnusualNumber(text) ? withPlainNumbers(parseKeeping(text)) : JSON.parse(text)
}

/** The value with a plain number in the place of each kept numeral, which is remembered. Changes the value itself. */
function withPlainNumbers(value: unknown): unknown {
  if (isKeptNumeral(value)) return nearest(value.value)
  if (typeof value !== 'object' || value === null) return value
  const holder = value as Record<string, unknown>
  for (const [key, one] of Object.entries(holder)) {
    if (isKeptNumeral(one)) rememberNumeral(holder, key, one.value)
    if (typeof one === 'object') holder[key] = withPlainNumbers(one)
  }
  return value
}

/** The numeral as written for a number parsed by `parseExact`; for any other number, what JavaScript prints. */
export function numeralAt(holder: unknown, key: string | number, value: number): string {
  const written = typeof holder === 'object' && holder !== null ? numerals.get(holder) : undefined
  return written?.get(String(key)) ?? String(value)
}

/**
 * The value with every bigint as the nearest number, its digits remembered: other parsers give integers beyond 2^53 as
 * bigints, which schemas do not know. The value itself where it holds none.
 */
export function withoutBigints(value: unknown): unknown {
  return holdsBigint(value) ? withNumbers(value) : value
}

function withNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return nearest(String(value))
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>
  for (const [key, one] of Object.entries(value)) {
    copy[key] = withNumbers(one)
    if (typeof one === 'bigint') rememberNumeral(copy, key, String(one))
  }
  return copy
}

/** Whether a bigint stands anywhere in a JSON value. */
export function holdsBigint(value: unknown): boolean {
  if (typeof value === 'bigint') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBigint)
}

function rememberNumeral(holder: object, key: string, numeral: string): void {
  const written = numerals.get(holder) ?? new Map<string, string>()
  numerals.set(holder, written.set(key, numeral))
}
