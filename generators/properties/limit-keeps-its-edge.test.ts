import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf } from '../arbitraries/custom-fields.ts'
import { longestReturnTo, type ReturnAddress } from '../arbitraries/return-address.ts'
import { accepting, explored, findingOf, refusing, tried } from '../test-support/try-property.ts'
import { customFieldsKeepLimit, returnToKeepsLimit } from './limit-keeps-its-edge.ts'

const control = accepting()
const returnTo = (longest: number, errorClass: string) => async (address: string) =>
  address.length > longest ? refusing(errorClass) : accepting()
const fields = (longest: number, errorClass: string) => async (sent: object) =>
  JSON.stringify(sent).length > longest ? refusing(errorClass) : accepting()

const rightReturnTo = returnTo(512, 'ReturnURLTooLong')
const rightFields = fields(1024, 'CustomFieldsSizeTooBig')

test('A target with the documented limits keeps both rules on both sides', async () =>
  assert.deepEqual(
    await Promise.all([
      findingOf(returnToKeepsLimit('short enough', control, rightReturnTo)),
      findingOf(returnToKeepsLimit('too long', control, rightReturnTo)),
      findingOf(customFieldsKeepLimit('small enough', control, rightFields)),
      findingOf(customFieldsKeepLimit('too big', control, rightFields)),
    ]),
    ['held', 'held', 'held', 'held'],
  ))

for (const [what, property, code, smallest] of [
  [
    'one character less',
    returnToKeepsLimit('short enough', control, returnTo(511, 'ReturnURLTooLong')),
    'value-differs',
    /^https:.*a \(512 characters\)$/,
  ],
  [
    'one character more',
    returnToKeepsLimit('too long', control, returnTo(513, 'ReturnURLTooLong')),
    'value-differs',
    /^https:.*a \(513 characters\)$/,
  ],
  [
    'another class for return_to',
    returnToKeepsLimit('too long', control, returnTo(512, 'WrongRequestFormat')),
    'value-differs',
    /\(513 characters\)$/,
  ],
  [
    'a lower limit of custom_fields',
    customFieldsKeepLimit('small enough', control, fields(800, 'CustomFieldsSizeTooBig')),
    'value-differs',
    /^custom_fields of 900 bytes, one text$/,
  ],
  [
    'a higher limit of custom_fields',
    customFieldsKeepLimit('too big', control, fields(2048, 'CustomFieldsSizeTooBig')),
    'value-differs',
    /^custom_fields of 1025 bytes, one text$/,
  ],
  [
    'another class for custom_fields',
    customFieldsKeepLimit('too big', control, fields(1024, 'WrongRequestFormat')),
    'value-differs',
    /^custom_fields of 1025 bytes, one text$/,
  ],
] as const)
  test(`A target with ${what} breaks its rule, at the edge`, async () => {
    const { judgement, counterexample } = await explored(property as Parameters<typeof explored>[0])
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', code])
    assert.match(counterexample?.shrunk ?? '', smallest)
  })

test('An address is labelled by what it is made of and how near the limit it lies', async () => {
  const property = returnToKeepsLimit('short enough', control, rightReturnTo)
  const plain: ReturnAddress = {
    length: longestReturnTo,
    host: 'example.com',
    segments: [],
    parameters: [],
    escapes: 0,
  }
  const labels = []
  for (const change of [{}, { length: 511 }, { length: 510 }, { length: 513 }, { parameters: ['a'] }])
    labels.push((await tried(property, { ...plain, ...change }))[0])
  assert.deepEqual(labels, [
    'of a path, at the edge: 200 with data',
    'of a path, at the edge: 200 with data',
    'of a path, beside it: 200 with data',
    'of a path, at the edge: 400 ReturnURLTooLong',
    'with a query, at the edge: 200 with data',
  ])
  assert.equal((await tried(property, { ...plain, length: 513 }))[1], 'ReturnURLTooLong')
})

test('custom_fields are labelled by their shape; few are sent, as they are made', async () => {
  const sent: object[] = []
  const property = customFieldsKeepLimit('too big', control, async (one) => {
    sent.push(one)
    return refusing('CustomFieldsSizeTooBig')
  })
  const input = { bytes: 1030, shape: 'many keys' } as const
  assert.deepEqual(await tried(property, input), [
    'many keys: 400 CustomFieldsSizeTooBig',
    'CustomFieldsSizeTooBig',
    'held: refused-as-documented',
  ])
  assert.deepEqual([sent, property.mostCases], [[fieldsOf(input)], 20])
})
