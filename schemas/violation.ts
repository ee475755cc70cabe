import type { ErrorObject } from 'ajv'

/** A place where a value violates its schema. */
export interface Violation {
  /** The place in JavaScript's notation, relative to the validated value: `data[3].id`. */
  place: string
  keyword: string
  wanted: string
  got: string
  /** Ids of the requirement rows that this breaks; empty where the schema names none. */
  obligations: string[]
  /** Set where the schema is only implied for its version. */
  atMost?: 'implied'
}

const formats: Record<string, string> = {
  date: 'a date of the calendar in the form YYYY-MM-DD',
  'date-time': 'a time in ISO 8601',
}
const types: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
}
const confidential = /secret|token|credential|password|signature/i
/** For these keywords, the sentence beside them in the schema tells a reader more than their value. */
const wantedOfPart = new Set(['pattern', 'not'])

/** What the schema expects at the place of an ajv error, in a few words. */
export function wantedOf(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>
  if (error.keyword === 'type')
    return [params.type]
      .flat()
      .map((type) => types[String(type)] ?? String(type))
      .join(' or ')
  const wanted: unknown = error.parentSchema?.['x-wanted']
  if (typeof wanted === 'string' && wantedOfPart.has(error.keyword)) return wanted
  if (error.keyword === 'enum')
    return `one of ${(params.allowedValues as unknown[])
      .filter((word) => word !== null)
      .map(plain)
      .join(', ')}`
  if (error.keyword === 'const') return plain(params.allowedValue)
  if (error.keyword === 'required') return `the key ${String(params.missingProperty)}`
  if (error.keyword === 'format') return formats[String(params.format)] ?? `the form ${String(params.format)}`
  if (error.keyword === 'pattern') return `text that matches ${String(params.pattern)}`
  if (error.keyword === 'x-uint64') return 'a whole number from 0 to 18446744073709551615'
  if (error.keyword === 'minimum') return `at least ${String(params.limit)}`
  if (error.keyword === 'maximum') return `at most ${String(params.limit)}`
  if (error.keyword === 'minLength')
    return params.limit === 1 ? 'text that is not empty' : `at least ${String(params.limit)} characters`
  if (error.keyword === 'maxLength') return `at most ${String(params.limit)} characters`
  if (error.keyword === 'minItems') return `at least ${String(params.limit)} items`
  return error.message ?? error.keyword
}

/** The value at the place; of a secret only kind and length. `numeralOf` says how a number was written. */
export function gotOf(error: ErrorObject, place: string, numeralOf: (value: number) => string = String): string {
  if (error.keyword === 'required') return 'nothing'
  if (error.keyword === 'x-uint64') return `the number ${String(error.params.numeral)}`
  const value: unknown = error.data
  const secret = confidential.test(place.slice(place.lastIndexOf('.') + 1))
  if (typeof value === 'string') return secret ? `a string of ${value.length} characters` : JSON.stringify(value)
  if (typeof value === 'number') return secret ? 'a number' : `the number ${numeralOf(value)}`
  if (Array.isArray(value)) return `an array of ${value.length} ${value.length === 1 ? 'item' : 'items'}`
  if (value === undefined) return 'nothing'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `an object with ${Object.keys(value).join(', ') || 'no keys'}`
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
