import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inShort, isReason, reasonFrom } from './reason.ts'

const reason = { code: 'too-few-pages', facts: { pages: 1 } }
const words = { code: 'words', facts: { text: 'It rained.' } }

test('A sentence is a reason without a code of its own; a reason stays as it is', () => {
  assert.deepEqual(reasonFrom('It rained.'), words)
  assert.equal(reasonFrom(reason), reason)
})

test('A reason in short is its code with its facts, or its sentence', () => {
  assert.equal(inShort(reason), 'too-few-pages {"pages":1}')
  assert.equal(inShort(words), 'It rained.')
})

test('A fact is a reason where it has both a code and facts', () => {
  const others = [null, undefined, 3, 'code facts', ['a'], { code: 'a' }, { facts: {} }]
  assert.ok(isReason(reason))
  for (const other of others) assert.equal(isReason(other as never), false)
})
