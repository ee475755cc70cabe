import type { ErrorObject, ValidateFunction } from 'ajv'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCompiler } from '../core/schema-compiler.ts'
import { levelOf, rowsBroken } from './attribution.ts'
import { numeralAt, withoutBigints } from '../core/exact-json.ts'
import { isDate, isDateTime, isUnsignedNumeral } from './formats.ts'
import { fileOf, schemaLibrary, schemaOf } from './library.ts'

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
function wantedOf(error: ErrorObject): string {
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
function gotOf(error: ErrorObject, place: string, numeralOf: (value: number) => string = String): string {
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

let compiler: Ajv2020 | undefined

/** A cache by schema: its validator, and the values that are known to be valid. Several rows ask about the same resource. */
const used = new Map<string, { valid: ValidateFunction | undefined; kept: WeakSet<object> }>()

/**
 * All violations of the schema (`ais/login`) in a value; empty where it is valid. Places begin with `base`, such as
 * `data[3]`. A schema is compiled at its first use.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function validate(schemaId: string, value: unknown, base = ''): Violation[] {
  const { valid, kept } = used.get(schemaId) ?? useOf(schemaId)
  const holder = typeof value === 'object' && value !== null ? value : undefined
  if (holder && kept.has(holder)) return []
  if (valid && !valid(value)) {
    // The compiler does not accept a bigint as a number.
    const plain = withoutBigints(value)
    if (valid.errors && (plain === value || !valid(plain)))
      return merged(withoutNoise(valid.errors).map((error) => violationOf(error, base, plain)))
  }
  if (holder) kept.add(holder)
  return []
}

function useOf(schemaId: string): { valid: ValidateFunction | undefined; kept: WeakSet<object> } {
  schemaOf(schemaId)
  compiler ??= createCompiler()
  const use = { valid: compiler.getSchema(fileOf(schemaId)), kept: new WeakSet() }
  used.set(schemaId, use)
  return use
}

function createCompiler(): Ajv2020 {
  const ajv = schemaCompiler({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
  })
  ajv.addFormat('date', isDate)
  ajv.addFormat('date-time', isDateTime)
  ajv.addFormat('id', true)
  ajv.addFormat('integer-id', { type: 'number', validate: () => true })
  ajv.addKeyword({ keyword: 'x-wanted', metaSchema: { type: 'string' } })
  ajv.addKeyword({ keyword: 'x-implied', metaSchema: { type: 'boolean' } })
  ajv.addKeyword({ keyword: 'x-level', metaSchema: { enum: ['implied'] } })
  ajv.addKeyword({ keyword: 'x-null-stated', metaSchema: { type: 'boolean' } })
  ajv.addKeyword({ keyword: 'x-type-row', metaSchema: { type: 'string' } })
  ajv.addKeyword({ keyword: 'x-obligation', metaSchema: { type: ['string', 'array'] } })
  ajv.addKeyword({ keyword: 'x-uint64', type: 'number', errors: true, validate: unsigned })
  for (const [id, schema] of schemaLibrary()) ajv.addSchema(schema, fileOf(id))
  return ajv
}

const unsigned: SchemaValidateFunction = (_on: boolean, value: number, part, context) => {
  const numeral = numeralAt(context?.parentData, context?.parentDataProperty ?? '', value)
  unsigned.errors = [{ keyword: 'x-uint64', params: { numeral }, parentSchema: part }]
  return isUnsignedNumeral(numeral)
}

const unhelpful = new Set(['anyOf', 'if'])

/** Removes errors of a branch that only allows null. Where the type is wrong, keeps only that error. */
function withoutNoise(errors: ErrorObject[]): ErrorObject[] {
  const helpful = errors.filter(({ keyword, params }) => !unhelpful.has(keyword) && params.type !== 'null')
  const mistyped = new Set(helpful.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  return helpful.filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
}

function violationOf(error: ErrorObject, base: string, root: unknown): Violation {
  const keys = keysOfPointer(error.instancePath)
  if (error.keyword === 'required') keys.push(String(error.params.missingProperty))
  const place = placeOf(base, keys)
  const part = error.parentSchema ?? {}
  const atMost = levelOf(part)
  return {
    place,
    keyword: error.keyword,
    wanted: wantedOf(error),
    got: gotOf(error, place, (value) => numeralAt(holderOf(root, keys), keys.at(-1) ?? '', value)),
    obligations: rowsBroken(part, error.keyword),
    ...(atMost && { atMost }),
  }
}

/** The object or array that holds the value at these keys. */
function holderOf(root: unknown, keys: readonly string[]): unknown {
  return keys.slice(0, -1).reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], root)
}

/** One violation for each place and keyword, with all rows that it breaks. */
function merged(violations: Violation[]): Violation[] {
  const byPlace = new Map<string, Violation>()
  for (const violation of violations) {
    const key = `${violation.keyword} ${violation.place}`
    const first = byPlace.get(key)
    if (first === undefined) byPlace.set(key, violation)
    else {
      first.obligations = [...new Set([...first.obligations, ...violation.obligations])]
      if (violation.atMost === undefined) delete first.atMost
    }
  }
  return [...byPlace.values()]
}

/** A path in JavaScript's notation: `placeOf('data', ['3', 'last_attempt'])` is `data[3].last_attempt`. */
export function placeOf(base: string, keys: readonly string[]): string {
  let place = base
  for (const key of keys) {
    if (/^\d+$/.test(key)) place += `[${key}]`
    else if (/^[A-Za-z_$][\w$]*$/.test(key)) place += place === '' ? key : `.${key}`
    else place += `[${JSON.stringify(key)}]`
  }
  return place
}

export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
