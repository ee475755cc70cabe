import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembering } from './remembering.ts'

/** Which of the texts had to be answered anew, in order. */
function answered(most: number, longest: number, texts: string[]): string[] {
  const anew: string[] = []
  const ask = remembering(most, longest, (text) => {
    anew.push(text)
    return { text }
  })
  for (const text of texts) assert.deepEqual(ask(text), { text })
  return anew
}

test('What was answered is not asked again', () =>
  assert.deepEqual(answered(5, 5, ['a', 'b', 'a', 'b', 'a']), ['a', 'b']))

test('Texts are remembered up to the longest', () =>
  assert.deepEqual(answered(5, 2, ['ab', 'abc', 'ab', 'abc']), ['ab', 'abc', 'abc']))

test('Once it is full the memory begins anew', () =>
  assert.deepEqual(answered(2, 5, ['a', 'b', 'a', 'b', 'c', 'c', 'a']), ['a', 'b', 'c', 'a']))
