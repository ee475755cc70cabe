/** Part of the language that the compiler's library does not know yet. */
const exact = JSON as unknown as {
  rawJSON: (text: string) => object
  isRawJSON: (value: unknown) => boolean
  parse: (text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
}

// Outside strings, mostly: card numbers and the like stand in quotes.
const longNumber = /(?:^|[[:,\s])-?\d{16}/

/**
 * The value of a JSON text, or undefined when it is not JSON. A byte order mark is passed over.
 * Integers that a double cannot hold come back as bigint, never rounded: the documents' integers go to 2^64-1.
 */
export function parseJson(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  try {
    return longNumber.test(json) ? exact.parse(json, exactInteger) : JSON.parse(json)
  } catch {
    return undefined
  }
}

function exactInteger(_key: string, value: unknown, { source }: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value
}

/**
 * The JSON text of a value out of an answer, integers beyond 2^53 with all their digits. As of JSON.stringify,
 * undefined gives undefined, which its type does not say.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? exact.rawJSON(String(one)) : one))
}

/** A value as its whole JSON; `nothing` where there is none. */
export function jsonOrNothing(value: unknown): string {
  return jsonText(value) ?? 'nothing'
}

/**
 * The value of a JSON text in which every numeral that JavaScript would write otherwise (`1.0`, integers beyond 2^53) is
 * kept as it stands: printed again by JSON.stringify, it has the same letters.
 * @throws SyntaxError when the text is no JSON
 */
export function parseKeeping(text: string): unknown {
  return exact.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? exact.rawJSON(source) : value,
  )
}

/** An integer that JSON.stringify prints digit for digit, out of a bigint or a text of digits; any other value as it is. */
export function integerKeeping(value: unknown): unknown {
  if (typeof value === 'bigint') return exact.rawJSON(String(value))
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,39})$/.test(value) ? exact.rawJSON(value) : value
}

/** Whether a value is a numeral kept as it stands, by `parseKeeping` or `integerKeeping`. */
export function isKeptNumeral(value: unknown): boolean {
  return exact.isRawJSON(value)
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
  if (!mayHoldUnusualNumber(text)) return JSON.parse(text)
  return exact.parse(text, remember)
}

function remember(this: object, key: string, value: unknown, context: { source?: string }): unknown {
  if (typeof value === 'number' && context.source !== undefined && context.source !== String(value)) {
    rememberNumeral(this, key, context.source)
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
  if (typeof value === 'bigint') return Number(value)
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
