import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { flattened } from './flattened.ts'

const text = { type: ['string', 'null'] }

test('What a part says of presence and of null becomes part of the fields', () => {
  const parts = [{ required: ['id'], properties: { id: { not: { type: 'null' } } } }]
  assert.deepEqual(flattened({ type: 'object', allOf: parts, properties: { id: text, name: text } }), {
    type: 'object',
    required: ['id'],
    properties: { id: { ...text, not: { type: 'null' } }, name: text },
  })
})

const kept: Array<[what: string, part: object]> = [
  ['a reference', { $ref: '#/components/schemas/Account' }],
  ['a part with a condition', { if: {}, properties: {} }],
  ['another type', { properties: { id: { type: 'integer' } } }],
  ['another pattern', { properties: { id: { pattern: 'b' } } }],
  ['a part that rules out more than null', { properties: { id: { not: { const: 'a' } } } }],
]
for (const [what, part] of kept)
  test(`${what[0]?.toUpperCase()}${what.slice(1)} stays as it is`, () => {
    const schema = { allOf: [part], properties: { id: { ...text, pattern: 'a' } } }
    assert.deepEqual(flattened(schema), schema)
  })

test('A schema that refines another one is made one with it, in its own words', () => {
  const common = { type: 'object', properties: { id: text, items: { type: 'array', items: text } } }
  const schema = {
    type: 'object',
    allOf: [{ $ref: '#' }],
    required: ['owner'],
    properties: { owner: text, items: { type: 'array', items: {} } },
  }
  const resolve = (part: SchemaNode): SchemaNode => ('$ref' in part ? common : part)
  assert.deepEqual(flattened(schema, resolve), {
    type: 'object',
    required: ['owner'],
    properties: { id: text, items: { type: 'array', items: text }, owner: text },
  })
})
