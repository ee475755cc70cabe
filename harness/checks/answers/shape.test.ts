import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { kindOf, shapeDifference } from './shape.ts'

const difference = (one: unknown, other: unknown) => shapeDifference(one, other, 'data')

test('fields that come and go with the state of a login are excused, and no others', () => {
  const excused = ['updated_at', 'last_attempt', 'consent_given', 'holder_info', 'extra', 'stages']
  for (const name of excused) assert.equal(difference({ [name]: 1 }, {}), undefined, name)
  const counted = ['at_once', 'my_last_x', 'x_consent_y', 'my_holder_info', 'holder_info_x', 'extras', 'my_extra']
  for (const name of [...counted, 'stages_x', 'my_stages', 'x_at_y'])
    assert.equal(difference({ [name]: 1 }, {}), `data.${name}`, name)
})

cases(
  'values of one kind have one shape, and null goes with everything',
  [difference({ id: '1', on: true }, { id: '2', on: false }), undefined],
  [difference(null, { id: '1' }), undefined],
  [difference([1], null), undefined],
  [difference({ id: null }, { id: 7 }), undefined],
  'a value of a different kind differs, at any depth',
  [difference('1', 1), 'data'],
  [difference([], {}), 'data'],
  [difference({ a: { b: 1 } }, { a: { b: '1' } }), 'data.a.b'],
  'entries of lists are compared by their first',
  [difference([{ id: '1' }], [{ id: 1 }]), 'data[0].id'],
  [difference([{ id: '1' }, 7], [{ id: '2' }]), undefined],
  [difference([], [1]), undefined],
  [difference([1], []), undefined],
  'a field that only one has differs, unless it is null there',
  [difference({ id: '1' }, {}), 'data.id'],
  [difference({}, { id: '1' }), 'data.id'],
  [difference({}, { id: null }), undefined],
  'a kind is named',
  [
    [undefined, null, [], 7n, 7, 'a', true, {}].map(kindOf),
    ['nothing', 'null', 'array', 'number', 'number', 'string', 'boolean', 'object'],
  ],
)
