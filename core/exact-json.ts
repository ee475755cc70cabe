import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json'

/**
 * The value of a JSON text; `parseNumber` makes each number from its numeral. The runtime's parser decides what is JSON
 * and words the error. Of a repeated key the last value counts, as in that parser.
 * @throws SyntaxError when the text is no JSON
 */
function parseBy(text: string, parseNumber: (numeral: string) => unknown): unknown {
  JSON.parse(text)
  return parse(text, undefined, { parseNumber, onDuplicateKey: ({ newValue }) => newValue })
}

// Matches outside strings in most cases: card numbers and similar digits are quoted.
const longNumber = /(?:^|[[:,\s])-?\d(?:\d{15}|[\d.]*[eE][-+]?\d{3}|\.0{16})/

// How JSON begins. Checked first because the runtime's error counts all lines, which is slow for a large file.
const opening = /^\s*(?:[[{"tfn]|-?\d)/

/**
 * The value of a JSON text, or undefined when it is not JSON. A byte order mark is skipped. Integers that a double
 * cannot hold become bigint, because the documents' integers go to 2^64-1. Other numbers become the nearest finite
 * double, and only zero becomes zero: `1e400` stays a number, and `1e-400` stays above zero. `mayBeUnusual` is the
 * result of `mayHoldUnusualNumber` where it is known.
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
 * The JSON text of a value, with all digits of integers beyond 2^53 and of kept numerals. As with JSON.stringify,
 * undefined gives undefined although the type does not say so.
 */
export function jsonText(value: unknown): string {
  return stringify(value) as string
}

/** The JSON text of a value; `nothing` for undefined. */
export function jsonOrNothing(value: unknown): string {
  return jsonText(value) ?? 'nothing'
}

/**
 * The value of a JSON text. It keeps each numeral that JavaScript would print otherwise (`1.0`, integers beyond 2^53),
 * so that `jsonText` prints the same characters again.
 * @throws SyntaxError when the text is no JSON
 */
export function parseKeeping(text: string): unknown {
  return parseBy(text, keptWhereUnusual)
}

function keptWhereUnusual(numeral: string): unknown {
  const value = Number(numeral)
  return String(value) === numeral ? value : new LosslessNumber(numeral)
}

/** A bigint or a text of digits as an integer that `jsonText` prints digit for digit. Any other value is returned unchanged. */
export function integerKeeping(value: unknown): unknown {
  const isInteger = typeof value === 'bigint' || (typeof value === 'string' && /^(?:0|[1-9]\d{0,39})$/.test(value))
  return isInteger ? keptWhereUnusual(String(value)) : value
}

/** Whether a value is a numeral kept by `parseKeeping` or `integerKeeping`. */
export function isKeptNumeral(value: unknown): value is LosslessNumber {
  return isLosslessNumber(value)
}

/** For a parsed number that was not written as a plain integer within 2^53: its holder, key and numeral. */
const numerals = new WeakMap<object, Map<string, string>>()

// More than 15 digits, an exponent, a final zero after the point, minus zero, or too small to print without exponent.
const unusual = /(?:^|[[:,\s])(?:-0(?![.\d])|-?(?:[\d.]{16}|\d+(?:\.\d+)?[eE][-+]?\d|\d+\.\d*0(?=[,\]}\s]|$)|0\.0{6}))/

/**
 * Whether a JSON text may hold a number that JavaScript would print otherwise. A string that looks like one also gives
 * true. False is certain: then any parser reads the text exactly.
 */
export function mayHoldUnusualNumber(text: string): boolean {
  return unusual.test(text)
}

/**
 * The value of a JSON text, together with the spelling of its unusual numbers (see `numeralAt`). A plain parser makes
 * `1` and `1.0` equal, and rounds beyond 2^53.
 * @throws SyntaxError where the text is not JSON.
 */
export function parseExact(text: string): unknown {
  return mayHoldUnusualNumber(text) ? withPlainNumbers(parseKeeping(text)) : JSON.parse(text)
}

/** Replaces each kept numeral by a plain number and remembers the numeral. Changes the value itself. */
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

/** The numeral as written, for a number parsed by `parseExact`. For any other number, what JavaScript prints. */
export function numeralAt(holder: unknown, key: string | number, value: number): string {
  const written = typeof holder === 'object' && holder !== null ? numerals.get(holder) : undefined
  return written?.get(String(key)) ?? String(value)
}

/**
 * The value with every bigint replaced by the nearest number; the digits are remembered. Schemas do not know the
 * bigints that other parsers give beyond 2^53. A value without bigints is returned itself.
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

/** Whether a JSON value contains a bigint at any depth. */
export function holdsBigint(value: unknown): boolean {
  if (typeof value === 'bigint') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBigint)
}

function rememberNumeral(holder: object, key: string, numeral: string): void {
  const written = numerals.get(holder) ?? new Map<string, string>()
  numerals.set(holder, written.set(key, numeral))
}
