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
  return JSON.parse(text, remember as (this: unknown, key: string, value: unknown) => unknown)
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
