/** Where a parsed number was not written as a plain integer that a double holds: its holder, key and numeral. */
const numerals = new WeakMap<object, Map<string, string>>()

/**
 * The value of a JSON text, remembering how its unusual numbers were written (see `numeralAt`): a parser alone makes
 * one thing of `1` and `1.0`, and rounds what is beyond 2^53.
 * @throws SyntaxError where the text is not JSON.
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text, remember as (this: unknown, key: string, value: unknown) => unknown)
}

function remember(this: object, key: string, value: unknown, context: { source?: string }): unknown {
  if (typeof value === 'number' && context.source !== undefined && context.source !== String(value)) {
    const written = numerals.get(this) ?? new Map<string, string>()
    numerals.set(this, written.set(key, context.source))
  }
  return value
}

/** The numeral as written for a number parsed by `parseExact`; for any other number, what JavaScript prints. */
export function numeralAt(holder: unknown, key: string | number, value: number): string {
  const written = typeof holder === 'object' && holder !== null ? numerals.get(holder) : undefined
  return written?.get(String(key)) ?? String(value)
}
