import assert from 'node:assert/strict'
import test from 'node:test'
import { remembering } from './remembering.ts'

test('what was made of a key is made once, until there are too many keys', () => {
  const made: string[] = []
  const remembered = remembering<string>(2)
  const ask = (key: string) => remembered(key, () => String(made.push(key)))
  assert.deepEqual(['a', 'b', 'a', 'c', 'a'].map(ask), ['1', '2', '1', '3', '4'])
  assert.deepEqual(made, ['a', 'b', 'c', 'a'])
})
