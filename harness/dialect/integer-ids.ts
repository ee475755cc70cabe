import { integerKeeping, isKeptNumeral } from '../../core/exact-json.ts'

/** Objects with keys that are not from the documents. */
const foreign = new Set(['custom_fields', 'credentials', 'encrypted_credentials'])

/**
 * A request body with its ids as integers, digit for digit. An id of another form stays. Ids are `id`, every key ending
 * in `_id`, and the entries of exclude_accounts.
 */
export function withIntegerIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntegerIds)
  if (typeof value !== 'object' || value === null || isKeptNumeral(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withinKey(key, one)]))
}

function withinKey(key: string, value: unknown): unknown {
  if (foreign.has(key)) return value
  if (key === 'id' || key.endsWith('_id')) return integerKeeping(value)
  if (key === 'exclude_accounts' && Array.isArray(value)) return value.map(integerKeeping)
  return withIntegerIds(value)
}
