import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '../reasons/words-of.ts'
import { cutShortBecause, outcomeOf } from './outcome.ts'

const none = { requirements: 0, needs: 0 }

test('a run that ended is taken by its exit code', () => {
  const outcomes = ([0, 1, 2, 3] as const).map((exitCode) => outcomeOf({ exitCode, failed: none }))
  assert.deepEqual(outcomes, ['held', 'failed', 'unclear', 'unclear'])
  assert.equal(outcomeOf({ exitCode: 0, failed: { requirements: 1, needs: 1 } }), 'held')
  assert.equal(outcomeOf({ exitCode: 2, failed: { requirements: 1, needs: 1 } }), 'unclear')
})

test('what failed in a run that was cut short did fail, and what held is not known', () => {
  assert.equal(outcomeOf({ exitCode: null, failed: none }), 'unclear')
  assert.equal(outcomeOf({ exitCode: null, failed: { requirements: 1, needs: 0 } }), 'failed')
  assert.equal(outcomeOf({ exitCode: null, failed: { requirements: 0, needs: 1 } }), 'failed')
})

test('a run that was cut short says how far it came and what failed so far', () => {
  const words = (requirements: number) =>
    wordsOf(cutShortBecause({ failed: { requirements, needs: 0 }, checks: { planned: 9, decided: 4 }, needs: 1 }))
  assert.match(words(0), /after 4 of 9 checks: no requirement has failed so far/)
  assert.match(words(1), /: 1 requirement has failed so far/)
  assert.match(words(2), /: 2 requirements have failed so far/)
})

test('a verification without checks that was cut short speaks of its contracts', () => {
  const checks = { planned: 0, decided: 0 }
  assert.equal(cutShortBecause({ failed: none, checks, needs: 1 }).code, 'verification-cut-short')
  assert.equal(cutShortBecause({ failed: none, checks, needs: 0 }).code, 'run-cut-short')
})
