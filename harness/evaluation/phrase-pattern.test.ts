import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PhrasePattern } from './phrase-pattern.ts'

const phrases = new Map([
  ['the ids ascend', 1],
  ['it is (not) shown', 2],
])
const given = (pattern: PhrasePattern<number>, text: string) =>
  pattern.match(text)?.map(({ group, getValue }) => [group.value, getValue()])

test('a step that says a phrase gives its meaning, and any other step nothing', () => {
  const pattern = new PhrasePattern(phrases)
  assert.deepEqual(given(pattern, 'the ids ascend'), [['the ids ascend', 1]])
  assert.deepEqual(given(pattern, 'it is (not) shown'), [['it is (not) shown', 2]])
  for (const other of ['the ids', 'the ids ascend [row]', 'Given the ids ascend', '', 'toString'])
    assert.equal(pattern.match(other), null, other)
})

test('what may follow a phrase is given beside its meaning', () => {
  const pattern = new PhrasePattern(phrases, String.raw`((?: \[[a-z-]+\])*)`)
  assert.deepEqual(given(pattern, 'the ids ascend [one] [other-row]'), [
    ['the ids ascend', 1],
    [' [one] [other-row]', ' [one] [other-row]'],
  ])
  assert.deepEqual(given(pattern, 'the ids ascend'), [
    ['the ids ascend', 1],
    ['', ''],
  ])
  assert.equal(pattern.match('the ids ascend [One]'), null)
})

test('A sentence with another name in angle brackets is one of those that are known', () => {
  const pattern = new PhrasePattern(
    new Map([
      ['both have the same <page>', 1],
      ['both have the same <rows>', 2],
      ['both end', 3],
    ]),
  )
  assert.deepEqual(pattern.alike('both have the same <pages>'), [
    'both have the same <page>',
    'both have the same <rows>',
  ])
  assert.deepEqual([pattern.alike('both begin'), pattern.alike('both end')], [[], []])
})
