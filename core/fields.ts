/** An object with keys, as JSON has it. */
export type Fields = Record<string, unknown>

/** Whether the value is an object with keys: not null, not an array. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
