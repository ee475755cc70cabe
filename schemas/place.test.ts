import assert from 'node:assert/strict'
import { it } from 'node:test'
import { keysOfPointer, placeOf } from './place.ts'

it('writes a path as JavaScript does', () => {
  assert.equal(placeOf('data', ['3', 'last_attempt', 'odd key']), 'data[3].last_attempt["odd key"]')
  assert.equal(placeOf('', ['error_class']), 'error_class')
  assert.equal(placeOf('meta', []), 'meta')
})

it('takes a JSON pointer apart', () => {
  assert.deepEqual(keysOfPointer('/data/0/a~1b~0c'), ['data', '0', 'a/b~c'])
  assert.deepEqual(keysOfPointer(''), [])
})
