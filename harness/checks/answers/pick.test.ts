import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pick } from './pick.ts'

const body = {
  data: [
    { id: '1', last: { stages: [{ id: 'a' }, { id: 'b' }] } },
    { id: '2', last: null },
  ],
  meta: 7,
}

it('takes entries at any depth, with their places', () =>
  assert.deepEqual(pick(body, 'data[].last.stages[]'), [
    { place: 'data[0].last.stages[0]', value: { id: 'a' } },
    { place: 'data[0].last.stages[1]', value: { id: 'b' } },
  ]))

it('takes the whole body, or one value', () => {
  assert.deepEqual(pick(body, 'body'), [{ place: '', value: body }])
  assert.deepEqual(pick(body, 'meta'), [{ place: 'meta', value: 7 }])
})

it('shows what stands in place of an array, and that the first step is missing', () => {
  assert.deepEqual(pick({ data: {} }, 'data[]'), [{ place: 'data', value: {} }])
  assert.deepEqual(pick(undefined, 'data'), [{ place: 'data', value: undefined }])
})

it('gives nothing for what is absent or null below the first step', () => {
  assert.deepEqual(pick({ data: { a: null } }, 'data.a'), [])
  assert.deepEqual(pick({ data: {} }, 'data.a'), [])
  assert.deepEqual(pick({ data: { a: [] } }, 'data.a[]'), [])
  assert.deepEqual(pick({ data: { 'a[]': 1 } }, 'data.a'), [])
  assert.deepEqual(pick({ data: { a: [1] } }, 'data.a'), [{ place: 'data.a', value: [1] }])
})
