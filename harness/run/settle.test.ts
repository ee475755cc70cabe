import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { KnownFailure } from '../profile/profile.ts'
import { settle, settleRequirements } from './settle.ts'
import type { Verdict } from '../../core/verdict.ts'

const sorted: PlannedRequirement = {
  id: 'conventions/paging/sorted-by-id',
  interface: 'ais-v4',
  address: 'ais-v4/paging/sorted-by-id',
  checks: ['paging.feature: one', 'paging.feature: two'],
}
const rows = new Map([[sorted.id, { id: sorted.id }]])

function decided(check: string, verdict: Verdict, judged: Verdict[] = [verdict]): CheckDecided {
  const judgements = judged.map((one) => ({ requirement: sorted.id, verdict: one, reason: one, evidence: [] }))
  return { check, interface: 'ais-v4', verdict, reason: `all ${verdict}`, judgements } as unknown as CheckDecided
}

function verdictOf(...checks: CheckDecided[]): { verdict: Verdict; reason: string } {
  const [{ verdict, reason } = { verdict: 'inapplicable' as Verdict, reason: '' }] = settleRequirements(
    [sorted],
    checks,
    rows,
  )
  return { verdict, reason }
}

const one = 'paging.feature: one'
const two = 'paging.feature: two'

test('the gravest judgement of its checks is the verdict of a requirement', () => {
  assert.equal(verdictOf(decided(one, 'passed'), decided(two, 'failed')).verdict, 'failed')
  assert.equal(verdictOf(decided(one, 'passed'), decided(two, 'passed')).verdict, 'passed')
})

test('a planned check that was never decided leaves its requirement inconclusive', () => {
  const expected = { verdict: 'inconclusive', reason: 'The run ended before it was judged' }
  assert.deepEqual(verdictOf(decided(one, 'passed')), expected)
})

test('a check that judged only others leaves the requirement inconclusive', () => {
  const elsewhere = { ...decided(two, 'passed'), judgements: [] }
  assert.equal(verdictOf(decided(one, 'passed'), elsewhere).verdict, 'passed')
  const others = decided(two, 'passed')
  others.judgements[0] = { requirement: 'other', verdict: 'passed', reason: '', evidence: [] }
  assert.equal(verdictOf(decided(one, 'passed'), others).verdict, 'inconclusive')
})

test('a verdict of a check that no judgement explains weighs on the requirement', () => {
  const stopped = decided(two, 'inconclusive', ['passed'])
  assert.deepEqual(verdictOf(decided(one, 'passed'), stopped), { verdict: 'inconclusive', reason: 'all inconclusive' })
})

test('a row that cannot be judged says why, and one without checks that nothing judges it', () => {
  const bare = { ...sorted, checks: [] }
  assert.equal(settleRequirements([bare], [], rows)[0]?.reason, 'Nothing judges it yet')
  const unjudgeable = new Map([[sorted.id, { id: sorted.id, unjudgeable: 'it happens within' }]])
  assert.match(settleRequirements([bare], [], unjudgeable)[0]?.reason ?? '', /it happens within/)
})

const entry: KnownFailure = { address: 'ais-v4/paging', reason: 'old', owner: 'team', expires: '2030-01-01' }
const settledAs = (verdict: Verdict) => [{ ...sorted, verdict, reason: '' }]

for (const [what, verdict, known, exitCode, sentence] of [
  ['nothing known', 'failed', [], 1, /^1 of 1 judged requirements failed/],
  ['a known failure', 'failed', [entry], 0, /hold.*1 known failure/],
  ['a known failure that holds now', 'passed', [entry], 1, /no longer fails/],
  ['a known failure that could not be judged', 'inconclusive', [entry], 2, /Could not tell/],
  ['an expired entry', 'failed', [{ ...entry, expires: '2020-01-01' }], 1, /failed/],
  ['an entry that matches nothing', 'passed', [{ ...entry, address: 'ais-v4/rates' }], 1, /matches no requirement/],
] as const) {
  test(`${what} ends with ${exitCode}`, () => {
    const settlement = settle(settledAs(verdict), [...known], '2026-01-01', [])
    assert.equal(settlement.exitCode, exitCode)
    assert.match(settlement.sentence, sentence)
  })
}

test('a fault of the harness is never a green run', () => {
  const { exitCode, sentence } = settle(settledAs('passed'), [], '2026-01-01', ['a hook failed'])
  assert.equal(exitCode, 2)
  assert.match(sentence, /a hook failed/)
})

test('a run in which nothing was judged cannot tell, and says so', () => {
  const untested = [{ ...sorted, verdict: 'untested' as const, reason: 'a capability is missing' }]
  const { exitCode, sentence } = settle(untested, [], '2026-01-01', [])
  assert.equal(exitCode, 2)
  assert.equal(sentence, 'Could not tell: nothing was judged; all 1 requirements are untested.')
})

test('a run with warnings does not say that everything holds', () => {
  const warned = [{ ...sorted, verdict: 'warned' as const, reason: 'it follows' }]
  const { exitCode, sentence } = settle(warned, [], '2026-01-01', [])
  assert.equal(exitCode, 0)
  assert.equal(sentence, 'None of 1 judged requirements of 1 failed (1 warned).')
})

test('what one check only observed takes nothing from what another judged', () => {
  assert.equal(verdictOf(decided(one, 'passed'), decided(two, 'observed')).verdict, 'passed')
  assert.equal(verdictOf(decided(one, 'observed'), decided(two, 'observed')).verdict, 'observed')
})
