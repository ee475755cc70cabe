import { refusal } from '../../basics/refusals.ts'
import type { Credentials } from '../../store/entities.ts'
import { isObject } from '../../basics/values.ts'

/** @throws Refusal WrongRequestFormat when the value is no object */
export function asCredentials(value: unknown): Credentials {
  if (!isObject(value)) throw refusal('object', 'credentials')
  return Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, textOf(typed)]))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  return ''
}
