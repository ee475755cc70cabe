import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type SchemaNode, derived } from './derive.ts'
import { rowsBroken } from './attribution.ts'
import { schemaLibrary, schemaOf } from './library.ts'
import { validate } from './validator.ts'

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

it('takes away, adds and turns ids into integers, and leaves the schema that it came from as it was', () => {
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

it('touches no resource that it names nothing of', () =>
  assert.deepEqual(derived('other', base, { of: 'ais', without: { thing: ['later'] } }), base))

it('gives version 3 every schema of account information, with integers for ids', () => {
  const resources = [...schemaLibrary().keys()].filter((id) => id.startsWith('ais/')).map((id) => id.slice(4))
  for (const resource of resources) assert.ok(schemaLibrary().has(`ais-v3/${resource}`), resource)
  const login = { id: 7, customer_id: 18446744073709551615n, provider_code: 'a', country_code: 'XF', status: 'active' }
  assert.deepEqual(validate('ais-v3/login', login), [])
  assert.equal(validate('ais-v3/login', { ...login, customer_id: '7' })[0]?.place, 'customer_id')
  assert.equal(validate('ais-v3/login', { ...login, id: 18446744073709551616n })[0]?.keyword, 'x-uint64')
  assert.equal(validate('ais/login', login).length > 0, true)
})

it('checks no field that version 3 lacks, and the one that it has instead', () => {
  const attempt = { id: 7, fetch_scopes: 'any', consent_period_days: 'any', last_stage: { id: 8, name: 'start' } }
  assert.deepEqual(validate('ais-v3/attempt', attempt), [])
  assert.deepEqual(
    validate('ais-v3/attempt', { ...attempt, fetch_type: 7 })[0]?.obligations[0],
    'ais-v3/fetch-type/attempt-carries-it',
  )
  assert.equal(
    validate('ais-v3/attempt', { ...attempt, last_stage: { id: '8', name: 'start' } })[0]?.place,
    'last_stage.id',
  )
})

it('says where the fields of version 3 are only implied, but for their ids', () => {
  const levelAt = (schema: string, value: unknown, at: string) => {
    const found = validate(schema, value).find(({ place }) => place === at)
    return found && (found.atMost ?? 'as its rule')
  }
  const account = { id: '7', balance: '1' }
  assert.equal(levelAt('ais-v3/account', account, 'id'), 'as its rule')
  assert.equal(levelAt('ais-v3/account', account, 'balance'), 'implied')
  assert.equal(levelAt('ais/account', account, 'balance'), 'as its rule')
  const login = { daily_refresh: 'no', last_attempt: { interactive: 'no', id: 1 } }
  assert.equal(levelAt('ais-v3/login', login, 'daily_refresh'), 'as its rule')
  assert.equal(levelAt('ais-v3/login', login, 'last_attempt.interactive'), 'implied')
})

it('attributes a text in place of an id to the rule of ids of version 3', () => {
  const { id } = schemaOf('ais-v3/login').properties as Record<string, SchemaNode>
  assert.ok(rowsBroken(id ?? {}, 'type').includes('ais-v3/types/ids-are-integers'))
})

it('takes a client record whose counters are there only above 0', () => {
  const record = {
    settings: { email: null },
    info: { status: 'test' },
    customers: { total: 0 },
    logins: { total: 2, active: 2 },
  }
  assert.deepEqual(validate('ais-v3/client-info', record), [])
  const counted = (logins: object) =>
    validate('ais-v3/client-info', { ...record, logins }).flatMap((one) => one.obligations)
  assert.deepEqual(counted({ total: 2, active: 2, disabled: 0 }), ['ais-v3/client-info/counters-only-of-what-exists'])
  assert.ok(counted({ total: 2, active: '2' }).includes('ais-v3/client-info/counters-are-integers'))
  assert.ok(counted({ total: -1 }).includes('ais-v3/client-info/totals-are-integers'))
})
