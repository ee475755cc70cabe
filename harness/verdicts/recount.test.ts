import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { type Recorded, recount } from './recount.ts'

const requirement = (verdict: 'passed' | 'failed' | 'inconclusive') => ({
  id: 'a/b/c',
  interface: 'a',
  address: 'a/b/c',
  checks: [],
  verdict,
  reason: 'r',
})
const contract = (verdict: ContractDecided['verdict']) => ({ verdict, consumer: 'shop' }) as ContractDecided

interface Journal extends Partial<Recorded> {
  stated?: number
  damage?: JournalDamage
}

function of({ stated = 0, damage: broken, ...over }: Journal): [number, string] {
  const recorded = { requirements: [], knownFailures: [], basis: { today: '2026-01-01' }, contracts: [] }
  const { exitCode, conclusion } = recount({ ...recorded, ...over }, stated, broken)
  return [exitCode, wordsOf(conclusion)]
}

const contradicts = 'The end of the journal says otherwise than what is in it.'

test('What is in a whole journal gives its conclusion, with what that rests on beside', () => {
  assert.deepEqual(of({ requirements: [requirement('passed')] }), [0, 'The 1 evaluated requirement of 1 holds.'])
  assert.equal(of({ contracts: [contract('passed')] })[0], 0)
  assert.equal(of({ requirements: [requirement('failed')], stated: 1 })[0], 1)
  const basis = { today: '2026-01-01', faults: ['A hook failed'] }
  assert.deepEqual(of({ requirements: [requirement('passed')], stated: 2, basis }), [
    2,
    'No conclusion: 1 fault of the harness, the first: A hook failed',
  ])
})

test('An end that says another exit code than what is there is not believed', () => {
  assert.deepEqual(of({ requirements: [requirement('passed')], stated: 2 }), [2, `No conclusion: ${contradicts}`])
  assert.deepEqual(of({ requirements: [requirement('failed')] }), [
    1,
    `1 of 1 evaluated requirement failed. Above all a/b/c: r The rest is unknown: ${contradicts}`,
  ])
  assert.deepEqual(of({ contracts: [contract('inconclusive')] }), [2, `No conclusion: ${contradicts}`])
  assert.equal(of({ contracts: [contract('failed')] })[0], 1)
  assert.equal(of({ requirements: [requirement('failed')], contracts: [contract('passed')] })[0], 1)
  assert.equal(of({})[0], 2)
})

test('A damaged journal gives no conclusion, but for what failed', () => {
  const missing = { unreadable: 2, unknown: 1 }
  const words = 'The journal is damaged: 2 lines cannot be read, 1 line has an event of an unknown type.'
  assert.deepEqual(of({ requirements: [requirement('passed')], damage: missing }), [2, `No conclusion: ${words}`])
  assert.deepEqual(of({ contracts: [contract('passed')], damage: missing }), [2, `No conclusion: ${words}`])
  assert.match(of({ contracts: [contract('failed')], damage: missing })[1], / The rest is unknown: The journal/)
})
