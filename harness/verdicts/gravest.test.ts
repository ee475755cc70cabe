import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import { byGravity, decisiveOf, gravestOf } from './gravest.ts'

const order: Verdict[] = ['failed', 'warned', 'inconclusive', 'untested', 'passed', 'observed', 'inapplicable']

for (const [at, graver] of order.entries())
  for (const lesser of order.slice(at + 1))
    test(`${graver} decides over ${lesser}, whichever came first`, () => {
      assert.equal(gravestOf([lesser, graver]), graver)
      assert.equal(gravestOf([graver, lesser]), graver)
    })

test('every verdict has a place in the order', () => assert.deepEqual(byGravity, order))

test('nothing at all is untested, and nothing decides it', () => {
  assert.equal(gravestOf([]), 'untested')
  assert.equal(decisiveOf([]), undefined)
})
