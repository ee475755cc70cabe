import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { parseExact } from '../core/exact-json.ts'
import { parsedBeforehand } from '../core/parsed-beforehand.ts'
import { valuesUnder } from './applied.ts'
import { compiledSchema } from './compiled.ts'
import { type SchemaNode, derived, schemaLibrary } from './library.ts'
import { isDate, isDateTime, isUnsignedNumeral } from './formats.ts'
import { type Violation, validate } from './validator.ts'

const providerWith = (refreshTimeout: string): unknown => parseExact(`{"id":"1","refresh_timeout":${refreshTimeout}}`)

const isWrong = ({ keyword }: Violation): boolean => keyword !== 'required'

test('validate gives place, wanted and got in a few words', () => {
  const provider = { id: '1', code: 'x', required_fields: [{ name: 'pin', position: 1.5 }], interactive_fields: [] }
  const found = validate('ais/provider-detail', provider, 'data').filter(isWrong)
  const shown = found.map(({ place, wanted, got }) => ({ place, wanted, got }))
  assert.deepEqual(shown, [{ place: 'data.required_fields[0].position', wanted: 'an integer', got: 'the number 1.5' }])
})

test('validate never prints a secret', () => {
  const secrets = { id: '1', identifier: 'x', secret: 420_017 }
  assert.equal(validate('ais/customer', secrets)[0]?.got, 'a number')
})

test('validate takes a number that no double holds for a number, and shows it as it was written', () => {
  const wrong = (numeral: string) => validate('ais/provider', providerWith(numeral)).filter(isWrong)
  assert.deepEqual(validate('ais/rate', parseExact('{"currency_code":"EUR","rate":1e400}')).filter(isWrong), [])
  const shown = ['1e400', '1e-999999999'].map((numeral) => wrong(numeral)[0]?.got)
  assert.deepEqual(shown, ['the number 1e400', 'the number 1e-999999999'])
})

test('validate refuses 2^64 and takes 2^64-1, which a double cannot distinguish', () => {
  assert.equal(validate('ais/provider', providerWith('18446744073709551615')).filter(isWrong).length, 0)
  assert.equal(
    validate('ais/provider', providerWith('18446744073709551616')).find(isWrong)?.got,
    'the number 18446744073709551616',
  )
})

test('validate names the known schemas when asked for an unknown one', () =>
  assert.throws(() => validate('ais/logins', {}), /SCHEMA_UNKNOWN.*'ais\/logins'.*ais\/login,/))

test('valuesUnder gives the values that a data type rests on, at any depth', () => {
  const attempt = { id: '9', last_stage: { id: '4', name: 'start' }, exclude_accounts: ['2'] }
  assert.deepEqual(valuesUnder('ais/attempt', attempt, 'conventions/types/ids-are-strings'), ['9', '4', '2'])
})

test('valuesUnder counts null where the document states it as a value', () => {
  const row = 'ais/providers/max-consent-days-integer-or-null'
  assert.deepEqual(valuesUnder('ais/provider', { id: '9', max_consent_days: null }, row), [null])
})

test('takes every day of the calendar as a date', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(fc.property(days, (day) => assert.ok(isDate(day.toISOString().slice(0, 10)))))
})

test('refuses dates that are no day, or are written otherwise', () => {
  const wrong = ['2023-02-29', '2024-13-01', '2024-00-10', '2024-01-00', '2024-04-31', '2024-2-3', '03.02.2024', '']
  for (const text of [...wrong, '2024-02-03T00:00:00Z', ' 2024-02-03', '20240203'])
    assert.equal(isDate(text), false, text)
})

test('takes every form of ISO 8601 that programs write', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (at) =>
      assert.ok(isDateTime(at.toISOString())),
    ),
  )
  const right = ['2026-03-02T08:15:04Z', '2026-03-02T08:15:04.1Z', '2026-03-02T08:15:04.123456789+05:30']
  const seldom = ['2026-03-02T08:15Z', '2026-03-02T08:15:04', '2026-03-02T08:15:04-0800', '2026-03-02T08:15:04+02']
  for (const text of [...right, ...seldom, '20260302T081504Z', '2026-12-31T23:59:60Z', '2026-03-02T24:00:00Z'])
    assert.ok(isDateTime(text), text)
})

test('refuses what is no moment in ISO 8601', () => {
  const wrong = ['2026-03-02', '2026-03-02 08:15:04', '2026-02-30T08:15:04Z', '2026-03-02T25:00:00Z', '1772439304']
  for (const text of [
    ...wrong,
    '2026-03-02T08:61:00Z',
    '2026-03-02T08:15:04+30:00',
    '20260302T081504-0575',
    'Mon, 02 Mar 2026 08:15:04 GMT',
    '',
  ])
    assert.equal(isDateTime(text), false, text)
})

test('takes whole numbers up to 2^64-1 and no more', () => {
  for (const numeral of ['0', '7', '7.0', '7e0', '9007199254740993', '18446744073709551615'])
    assert.ok(isUnsignedNumeral(numeral), numeral)
  for (const numeral of ['18446744073709551616', '-1', '1.5', '1e20', '-0.5'])
    assert.equal(isUnsignedNumeral(numeral), false, numeral)
})

const base: SchemaNode = {
  type: 'object',
  'x-obligation': 'home/topic/types',
  properties: {
    id: { type: ['string', 'null'], format: 'id', minLength: 1 },
    ids: { type: 'array', items: { type: 'string', format: 'id', minLength: 1 } },
    name: { type: 'string' },
    later: { type: 'string' },
  },
}

test('takes away, adds and turns ids into integers, and leaves the schema that it came from as it was', () => {
  const before = structuredClone(base)
  const integer = { format: 'integer-id', 'x-uint64': true, 'x-type-row': 'home/types/integer-ids' }
  const own = derived('thing', base, {
    of: 'ais',
    integerIds: 'home/types/integer-ids',
    without: { thing: ['later'] },
    properties: { thing: { word: { type: 'string' } } },
  })
  assert.deepEqual(own, {
    type: 'object',
    'x-obligation': 'home/topic/types',
    properties: {
      id: { type: ['integer', 'null'], ...integer },
      ids: { type: 'array', items: { type: 'integer', ...integer } },
      name: { type: 'string' },
      word: { type: 'string' },
    },
  })
  assert.deepEqual(base, before)
})

test('gives version 3 every schema of account information, with integers for ids', () => {
  const resources = [...schemaLibrary().keys()].filter((id) => id.startsWith('ais/')).map((id) => id.slice(4))
  for (const resource of resources) assert.ok(schemaLibrary().has(`ais-v3/${resource}`), resource)
  const login = { id: 7, customer_id: 18446744073709551615n, provider_code: 'a', country_code: 'XF', status: 'active' }
  assert.deepEqual(validate('ais-v3/login', login), [])
  assert.equal(validate('ais-v3/login', { ...login, customer_id: '7' })[0]?.place, 'customer_id')
  assert.equal(validate('ais-v3/login', { ...login, id: 18446744073709551616n })[0]?.keyword, 'x-uint64')
  assert.equal(validate('ais/login', login).length > 0, true)
})

const schemaIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object
const formats = { moment: (text: string) => text === 'now' }

test('a schema that was compiled beforehand and one that was not say the same of a value, with the formats given', () => {
  const schema = schemaIn('journal.schema.json')
  const other = Object.fromEntries(Object.entries(schema).toReversed())
  for (const one of [schema, other]) {
    const compiled = compiledSchema('journal', one, formats)
    assert.equal(
      compiled('kept')?.({ type: 'kept' }),
      compiledSchema('journal', other, formats)('kept')?.({ type: 'kept' }),
    )
    const shown = ['now', 'then', 7].map((at) => compiled('moment')?.(at))
    assert.deepEqual(shown, [true, false, false])
    assert.equal(compiled('another'), undefined)
  }
})

test('the schemas that every run needs are compiled beforehand', () => {
  const known = JSON.parse(readFileSync(new URL('compiled-beforehand.json', import.meta.url), 'utf8')) as Record<
    string,
    { file: string; options: object }
  >
  for (const { file, options } of Object.values(known))
    assert.equal(typeof parsedBeforehand(JSON.stringify([schemaIn(file), options])), 'string', file)
})

const root = fileURLToPath(new URL('..', import.meta.url))

// Commands do not validate the schemas, because that would take longer than the rest of their start.
test('Every schema of the project, also one made of another, is a schema of JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false })
  const files = globSync(['schemas/**/*.schema.json', 'requirements/**/*.schema.json'], { cwd: root })
  const schemas = new Map(schemaLibrary())
  for (const file of files) schemas.set(file, JSON.parse(readFileSync(`${root}/${file}`, 'utf8')))
  assert.ok(files.length > 50 && schemas.size > files.length)
  for (const [name, schema] of schemas) assert.ok(ajv.validateSchema(schema), `${name}: ${ajv.errorsText()}`)
  assert.ok(!ajv.validateSchema({ type: 'text' }))
})
