import type { ErrorObject, ValidateFunction } from 'ajv'
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCompiler } from '../core/schema-compiler.ts'
import { levelOf, rowsBroken } from './attribution.ts'
import { numeralAt, withoutBigints } from '../core/exact-json.ts'
import { isDate, isDateTime, isUnsignedNumeral } from './formats.ts'
import { fileOf, schemaLibrary, schemaOf } from './library.ts'
import { keysOfPointer, placeOf } from './place.ts'
import { gotOf, wantedOf, type Violation } from './violation.ts'

export type { Violation } from './violation.ts'

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
