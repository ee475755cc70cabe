import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageText } from './coverage-text.ts'

const whole = { asked: 1200, ran: 1200, interrupted: false, histogram: {} }

test('a whole exploration shows its cases and their outcomes, the most frequent first', () => {
  const outcomes = { InvalidFromDate: 59, accepted: 1141 }
  assert.equal(coverageText({ ...whole, outcomes }), '1,200 of 1,200 cases: accepted 1,141, InvalidFromDate 59')
})

test('an interrupted one says so first, and how many were inconclusive', () => {
  assert.equal(
    coverageText({ ...whole, ran: 7, interrupted: true, undecided: 2, outcomes: { TARGET_TIMEOUT: 2 } }),
    'interrupted after 7 of 1,200 cases by its time limit, of which 2 are inconclusive: TARGET_TIMEOUT 2',
  )
  assert.equal(coverageText({ ...whole, undecided: 1 }), '1,200 of 1,200 cases, of which 1 is inconclusive')
})
