/**
 * The JSON text of a value out of an answer, integers beyond 2^53 with all their digits. As of JSON.stringify,
 * undefined gives undefined, which its type does not tell.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? exact.rawJSON(String(one)) : one))
}

/** Part of the language that the compiler's library does not know yet. */
const exact = JSON as unknown as { rawJSON: (text: string) => object }
