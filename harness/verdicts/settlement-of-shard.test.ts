import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '../reasons/words-of.ts'
import type { Settled } from './requirement-verdicts.ts'
import { settle } from './settlement.ts'

const untested: Settled = {
  id: 'ais/rates/list',
  interface: 'ais-v4',
  address: 'ais-v4/rates/list',
  checks: ['one'],
  verdict: 'untested',
  reason: '',
}

test('a shard without a check, or with untested requirements only, leaves the conclusion to the merge', () => {
  const end = { knownFailures: [], today: '2026-01-01', faults: [], shard: { number: 2, of: 9 } }
  const [empty, open] = [settle({ ...end, requirements: [] }), settle({ ...end, requirements: [untested] })]
  assert.deepEqual([empty.exitCode, open.exitCode], [0, 0])
  assert.equal(wordsOf(empty.conclusion), 'This is shard 2 of 9. No check belongs to it.')
  assert.match(wordsOf(open.conclusion), /shard 2 of 9\. No requirement of it was evaluated \(1 untested\)\.$/)
})
