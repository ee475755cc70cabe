export type Fields = Record<string, unknown>

/** Whether the value is an object with keys: not null, not an array. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list as objects; an item that is no object becomes an empty one. Empty for a value that is no list. */
export function fieldsIn(list: unknown): Fields[] {
  return Array.isArray(list) ? list.map((item: unknown) => (isFields(item) ? item : {})) : []
}
