import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepting, explored, refusing } from '../test-support/try-property.ts'
import { customFieldsKeepLimit, returnToKeepsLimit } from './limit-keeps-its-edge.ts'

const control = accepting()
const returnTo = (side: Parameters<typeof returnToKeepsLimit>[0], longest: number, refusal = 'ReturnURLTooLong') =>
  explored(returnToKeepsLimit(side, control, async (text) => (text.length > longest ? refusing(refusal) : control)))
const fields = (
  side: Parameters<typeof customFieldsKeepLimit>[0],
  longest: number,
  refusal = 'CustomFieldsSizeTooBig',
) =>
  explored(
    customFieldsKeepLimit(side, control, async (sent) =>
      JSON.stringify(sent).length > longest ? refusing(refusal) : control,
    ),
  )

for (const [what, explore, smallest] of [
  ['the documented return_to, short enough', () => returnTo('short enough', 512), undefined],
  ['the documented return_to, too long', () => returnTo('too long', 512), undefined],
  ['one character less', () => returnTo('short enough', 511), /^https:.*a \(512 characters\)$/],
  ['one character more', () => returnTo('too long', 513), /^https:.*a \(513 characters\)$/],
  ['another class for return_to', () => returnTo('too long', 512, 'WrongRequestFormat'), /\(513 characters\)$/],
  ['the documented custom_fields, small enough', () => fields('small enough', 1024), undefined],
  ['the documented custom_fields, too big', () => fields('too big', 1024), undefined],
  ['a lower limit of custom_fields', () => fields('small enough', 800), /^custom_fields of 900 bytes, one text$/],
  ['a higher limit of custom_fields', () => fields('too big', 2048), /^custom_fields of 1025 bytes, one text$/],
  ['another class for custom_fields', () => fields('too big', 1024, 'WrongRequestFormat'), /^custom_fields of 1025 /],
] as const)
  test(`A target with ${what} ${smallest ? 'breaks its rule, at the edge' : 'keeps its rule'}`, async () => {
    const { judgement, counterexample } = await explore()
    assert.equal(judgement.finding, smallest ? 'broken' : 'held')
    if (smallest) assert.match(counterexample?.shrunk ?? '', smallest)
  })
