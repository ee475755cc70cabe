import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { customFields, customFieldsEdges, fieldsOf, type SizedFields } from './custom-fields.ts'

const isSized = (given: SizedFields) => JSON.stringify(fieldsOf(given)).length === given.bytes
const shapes = ['one text', 'many keys', 'an object within', 'a list within'] as const
const everyShape = Object.fromEntries(
  shapes.map((shape) => [shape, (given: SizedFields) => given.shape === shape && isSized(given)]),
)

keepsLaws('customFields small enough', customFields('small enough'), {
  edges: customFieldsEdges('small enough'),
  // With a blank after every comma and colon they are still below a thousand.
  member: (given) =>
    isSized(given) && JSON.stringify(fieldsOf(given), null, 1).replaceAll(/\n\s*/g, ' ').length <= 1000,
  simplest: ({ bytes, shape }) => bytes === 900 && shape === 'one text',
  reaches: everyShape,
})
keepsLaws('customFields too big', customFields('too big'), {
  edges: customFieldsEdges('too big'),
  member: (given) => isSized(given) && given.bytes > 1024 && given.bytes <= 1145,
  simplest: ({ bytes, shape }) => bytes === 1025 && shape === 'one text',
  reaches: everyShape,
})

test('Each shape is what its name says, whatever its size', () => {
  for (const bytes of [780, 900, 1025]) {
    const of = (shape: SizedFields['shape']) => Object.entries(fieldsOf({ bytes, shape }))
    assert.equal(of('one text').length, 1)
    const keys = of('many keys')
    assert.equal(keys.length, 41)
    assert.ok(keys.every(([key, value]) => /^key\d\d$|^last$/.test(key) && value !== ''))
    assert.deepEqual(
      of('an object within').map(([, inner]) => Object.keys(inner as object)),
      [['inner']],
    )
    const [[, list]] = of('a list within') as [[string, string[]]]
    assert.ok(Array.isArray(list) && list.length === 3 && !list.includes(''))
  }
})
