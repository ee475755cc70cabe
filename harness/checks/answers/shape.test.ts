import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf, shapeDifference } from './shape.ts'

const difference = (one: unknown, other: unknown) => shapeDifference(one, other, 'data')

test('values of one kind have one shape, and null goes with everything', () => {
  assert.equal(difference({ id: '1', on: true }, { id: '2', on: false }), undefined)
  assert.equal(difference(null, { id: '1' }), undefined)
  assert.equal(difference([1], null), undefined)
  assert.equal(difference({ id: null }, { id: 7 }), undefined)
})

test('a value of a different kind differs, at any depth', () => {
  assert.equal(difference('1', 1), 'data')
  assert.equal(difference([], {}), 'data')
  assert.equal(difference({ a: { b: 1 } }, { a: { b: '1' } }), 'data.a.b')
})

test('entries of lists are compared by their first', () => {
  assert.equal(difference([{ id: '1' }], [{ id: 1 }]), 'data[0].id')
  assert.equal(difference([{ id: '1' }, 7], [{ id: '2' }]), undefined)
  assert.equal(difference([], [1]), undefined)
  assert.equal(difference([1], []), undefined)
})

test('a field that only one has differs, unless it is null there', () => {
  assert.equal(difference({ id: '1' }, {}), 'data.id')
  assert.equal(difference({}, { id: '1' }), 'data.id')
  assert.equal(difference({}, { id: null }), undefined)
})

test('fields that come and go with the state of a login are excused, and no others', () => {
  const excused = ['updated_at', 'last_attempt', 'consent_given', 'holder_info', 'extra', 'stages']
  for (const name of excused) assert.equal(difference({ [name]: 1 }, {}), undefined, name)
  const counted = ['at_once', 'my_last_x', 'x_consent_y', 'my_holder_info', 'holder_info_x', 'extras', 'my_extra']
  for (const name of [...counted, 'stages_x', 'my_stages', 'x_at_y'])
    assert.equal(difference({ [name]: 1 }, {}), `data.${name}`, name)
})

test('a kind is named', () =>
  assert.deepEqual([undefined, null, [], 7n, 7, 'a', true, {}].map(kindOf), [
    'nothing',
    'null',
    'array',
    'number',
    'number',
    'string',
    'boolean',
    'object',
  ]))
