/** Part of the language that the compiler's library does not know yet. */
const exact = JSON as unknown as { rawJSON: (text: string) => object; isRawJSON: (value: unknown) => boolean }

/** Objects whose keys are not the documents'. */
const foreign = new Set(['custom_fields', 'credentials', 'encrypted_credentials'])
const numeral = /^(?:0|[1-9]\d{0,39})$/

/**
 * A request body with its ids as integers, digit for digit however large; an id of another form stays as it is.
 * `id`, every key ending in `_id` and the entries of exclude_accounts are ids.
 */
export function withIntegerIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntegerIds)
  if (typeof value !== 'object' || value === null || exact.isRawJSON(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withinKey(key, one)]))
}

function withinKey(key: string, value: unknown): unknown {
  if (foreign.has(key)) return value
  if (key === 'id' || key.endsWith('_id')) return integerOf(value)
  if (key === 'exclude_accounts' && Array.isArray(value)) return value.map(integerOf)
  return withIntegerIds(value)
}

function integerOf(id: unknown): unknown {
  if (typeof id === 'bigint') return exact.rawJSON(String(id))
  return typeof id === 'string' && numeral.test(id) ? exact.rawJSON(id) : id
}
