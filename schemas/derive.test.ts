import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type SchemaNode, derived } from './derive.ts'
import { schemaLibrary } from './library.ts'
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

it('gives version 3 every schema of account information, with integers for ids', () => {
  const resources = [...schemaLibrary().keys()].filter((id) => id.startsWith('ais/')).map((id) => id.slice(4))
  for (const resource of resources) assert.ok(schemaLibrary().has(`ais-v3/${resource}`), resource)
  const login = { id: 7, customer_id: 18446744073709551615n, provider_code: 'a', country_code: 'XF', status: 'active' }
  assert.deepEqual(validate('ais-v3/login', login), [])
  assert.equal(validate('ais-v3/login', { ...login, customer_id: '7' })[0]?.place, 'customer_id')
  assert.equal(validate('ais-v3/login', { ...login, id: 18446744073709551616n })[0]?.keyword, 'x-uint64')
  assert.equal(validate('ais/login', login).length > 0, true)
})
