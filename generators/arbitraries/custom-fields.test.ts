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
