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

it('takes the whole body, or one value', () => {
  assert.deepEqual(pick(body, 'body'), [{ place: '', value: body }])
  assert.deepEqual(pick(body, 'meta'), [{ place: 'meta', value: 7 }])
})
