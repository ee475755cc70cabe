import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedAt, everyEntry, lastEntry, nothing, pathText, placesIn, valueAt } from './json-places.ts'

const body = {
  data: [
    { id: '1', extra: { a: null } },
    { id: '2', tags: ['x'] },
  ],
  meta: { next_id: null },
}

test('every place is found once, whatever entries have it', () => {
  assert.deepEqual(placesIn(body).map(pathText), [
    'data',
    'data[]',
    'data[].id',
    'data[].extra',
    'data[].extra.a',
    'data[].tags',
    'data[].tags[]',
    'meta',
    'meta.next_id',
  ])
  assert.deepEqual(placesIn('text'), [])
})

test('a value is changed in every entry, or in the last one', () => {
  const other = () => '7'
  assert.deepEqual(changedAt({ data: [{ id: '1' }, { id: '2' }] }, ['data', everyEntry, 'id'], other), {
    data: [{ id: '7' }, { id: '7' }],
  })
  assert.deepEqual(changedAt({ data: [{ id: '1' }, { id: '2' }] }, ['data', lastEntry, 'id'], other), {
    data: [{ id: '1' }, { id: '7' }],
  })
})

test('fields and entries are taken away, and what stays is the same', () => {
  assert.deepEqual(
    changedAt({ a: 1, b: 2 }, ['a'], () => nothing),
    { b: 2 },
  )
  assert.deepEqual(
    changedAt({ a: [1, 2] }, ['a', lastEntry], () => nothing),
    { a: [1] },
  )
  assert.equal(
    changedAt(body, ['nowhere'], () => nothing),
    undefined,
  )
  assert.equal(
    changedAt(body, ['meta'], (found) => found),
    undefined,
  )
})

test('the first value at a place is given', () => {
  assert.equal(valueAt(body, ['data', everyEntry, 'tags', everyEntry]), 'x')
  assert.equal(valueAt(body, ['data', lastEntry, 'id']), '2')
  assert.equal(valueAt(body, ['meta', 'id']), undefined)
})
