import type { SchemaNode } from '../derive.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readTable } from '../../requirements/tables/read-table.ts'
import { schemaOf } from '../library.ts'

// The schemas and the tables were transcribed independently, so their agreement rules out slips.

/** The properties of a schema and of the schemas that it builds on. */
function propertiesOf(id: string): Record<string, SchemaNode> {
  const { allOf = [], properties } = schemaOf(`ais/${id}`) as { allOf?: SchemaNode[]; properties: object }
  const below = allOf.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.replace('.schema.json', '')] : []))
  return Object.assign({}, ...below.map(propertiesOf), properties) as Record<string, SchemaNode>
}

function keysOfType(id: string, type: string, format?: string): string[] {
  const keys = Object.entries(propertiesOf(id)).filter(
    ([, part]) => [part.type].flat().includes(type) && part.format === format && part.enum === undefined,
  )
  return keys.map(([key]) => key).sort()
}

describe('the schemas have the fields of the tables', () => {
  const fields = readTable('resource-fields')
  for (const resource of ['customer', 'provider', 'login', 'stage', 'account', 'transaction', 'field'] as const)
    it(resource, () => assert.deepEqual(Object.keys(propertiesOf(resource)).sort(), [...fields[resource]].sort()))
  it('account extra, by type', () => {
    const extra = readTable('account-extra')
    assert.deepEqual(keysOfType('account-extra', 'number'), [...extra.decimal].sort())
    assert.deepEqual(keysOfType('account-extra', 'string', 'date'), [...extra.date].sort())
    assert.deepEqual(keysOfType('account-extra', 'string', 'date-time'), [...extra.datetime].sort())
    assert.deepEqual(keysOfType('account-extra', 'string'), [...extra.string].sort())
  })
  it('transaction extra', () => {
    const { words } = readTable('transaction-extra')
    assert.deepEqual(Object.keys(propertiesOf('transaction-extra')).sort(), [...words].sort())
  })
  it('holder info', () => {
    const { login, optional } = readTable('holder-info')
    assert.deepEqual(Object.keys(propertiesOf('holder-info')).sort(), [...login, ...optional].sort())
  })
})

describe('the schemas have the words of the tables', () => {
  const lists: Array<[id: string, key: string, words: readonly string[]]> = [
    ['provider', 'mode', readTable('provider-modes').words],
    ['provider', 'status', readTable('provider-statuses').words],
    ['provider', 'identification_mode', readTable('identification-modes').words],
    ['provider', 'holder_info', readTable('holder-info').provider],
    ['field', 'nature', readTable('field-natures').words],
    ['login', 'status', readTable('login-statuses').words],
    ['login', 'consent_types', readTable('consent-types').words],
    ['attempt', 'include_natures', readTable('account-natures').v4],
    ['stage', 'name', readTable('stage-names').words],
    ['account', 'nature', readTable('account-natures').v4],
    ['account-extra', 'status', readTable('account-extra').status],
    ['account-extra', 'card_type', readTable('card-types').words],
    ['transaction', 'mode', readTable('transaction-modes').words],
    ['transaction', 'status', readTable('transaction-statuses').words],
  ]
  for (const [id, key, words] of lists)
    it(`${id} ${key}`, () => {
      const { enum: own, items } = propertiesOf(id)[key] ?? {}
      const list = (own ?? (items as SchemaNode).enum) as Array<string | null>
      assert.deepEqual(new Set(list.filter((word) => word !== null)), new Set(words))
    })
})
