import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutNot } from './without-not.ts'

const never = { not: { type: 'null' } }
const orNull = { type: ['string', 'null'] }

test('a field that may not be null has the types and the words that are left', () => {
  const fields = {
    mode: { ...orNull, enum: ['fee', null], ...never },
    secret: { allOf: [{ ...orNull, minLength: 1 }], ...never },
  }
  assert.deepEqual(withoutNot({ properties: fields }), {
    properties: { mode: { type: 'string', enum: ['fee'] }, secret: { type: 'string', minLength: 1 } },
  })
})

test('of a field without a type all types are left, and in a part those of the schema around it', () => {
  assert.deepEqual(withoutNot({ properties: { id: never } }), {
    properties: { id: { items: {}, type: ['array', 'boolean', 'number', 'object', 'string'] } },
  })
  const schema = { properties: { id: orNull }, anyOf: [{ required: ['id'], properties: { id: never } }] }
  assert.deepEqual(withoutNot(schema).anyOf, [{ required: ['id'], properties: { id: { type: 'string' } } }])
})
