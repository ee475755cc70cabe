/** Part of the language that the compiler's library does not know yet. */
const exact = JSON as unknown as {
  rawJSON: (text: string) => object
  parse: (text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
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

/** An integer out of its digits, however many; any other text stays text. */
export function integerKeeping(digits: string): unknown {
  return /^(?:0|[1-9]\d{0,39})$/.test(digits) ? exact.rawJSON(digits) : digits
}
