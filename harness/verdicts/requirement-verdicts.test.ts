import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { settleRequirements, verdictTogether } from './requirement-verdicts.ts'

const sorted: PlannedRequirement = {
  id: 'conventions/paging/sorted-by-id',
  interface: 'ais-v4',
  address: 'ais-v4/paging/sorted-by-id',
  checks: ['paging.feature: one', 'paging.feature: two'],
}
const rows = new Map([[sorted.id, { id: sorted.id }]])
const one = 'paging.feature: one'
const two = 'paging.feature: two'

function decided(check: string, verdict: Verdict, judged: Verdict[] = [verdict]): CheckDecided {
  const judgements = judged.map((word) => {
    return { requirement: sorted.id, verdict: word, reason: word, code: `was-${word}`, facts: {}, evidence: [] }
  })
  const reason = { reason: `all ${verdict}`, code: 'of-the-check', facts: { count: 1 } }
  return { check, interface: 'ais-v4', verdict, ...reason, judgements } as unknown as CheckDecided
}

function settled(...checks: CheckDecided[]) {
  const [{ verdict, code } = {} as never] = settleRequirements([sorted], checks, rows)
  return [verdict, code]
}

test('a requirement depends on what those of its judgements depend on that have its verdict, each once', () => {
  const dependent = (check: string, verdict: Verdict, dependsOn: string[]) => {
    const event = decided(check, verdict)
    event.judgements[0] = { ...event.judgements[0]!, dependsOn }
    return event
  }
  const on = (...checks: CheckDecided[]) => settleRequirements([sorted], checks, rows)[0]?.dependsOn
  const [a, b] = ['ais-v4/rates/a', 'ais-v4/rates/b']
  assert.deepEqual(on(dependent(one, 'inconclusive', [a, b]), dependent(two, 'inconclusive', [b])), [a, b])
  assert.deepEqual(on(dependent(one, 'inconclusive', [a]), dependent(two, 'failed', [b])), [b])
  const [plain] = settleRequirements([sorted], [decided(one, 'passed'), decided(two, 'passed')], rows)
  assert.ok(!('dependsOn' in plain!))
})

test('a route that the target need not have is named beside what others show, and leaves a row untested where it is all', () => {
  const absent = decided(two, 'untested')
  absent.judgements[0] = { ...absent.judgements[0]!, code: 'route-absent', facts: { route: 'GET /currencies' } }
  const [requirement] = settleRequirements([sorted], [decided(one, 'passed'), absent], rows)
  const { verdict, reason, facts } = requirement!
  assert.deepEqual([verdict, reason], ['passed', 'passed untested'])
  assert.deepEqual(facts, {
    parts: [
      { code: 'was-passed', facts: {} },
      { code: 'route-absent', facts: { route: 'GET /currencies' } },
    ],
  })
  assert.deepEqual(settled(decided(one, 'failed'), absent), ['failed', 'all-of'])
  const alone = { ...absent, check: one }
  assert.deepEqual(settled(alone, absent), ['untested', 'route-absent'])
})

test('a list that is too short for one size of pages is named beside what the others show, and is untested alone', () => {
  const short = decided(two, 'inconclusive')
  const facts = { least: 2, pages: 1, rows: 132 }
  short.judgements[0] = { ...short.judgements[0]!, code: 'list-too-short', facts }
  assert.deepEqual(settled(decided(one, 'passed'), short), ['passed', 'all-of'])
  assert.deepEqual(settled({ ...short, check: one }, short), ['untested', 'list-too-short'])
  const none = decided(two, 'untested')
  none.judgements[0] = { ...none.judgements[0]!, code: 'list-too-short', facts: { why: 'The list has no row' } }
  assert.deepEqual(settled(decided(one, 'passed'), none), ['passed', 'all-of'])
})

test('a check that could not be tested takes nothing from what others show, and is named beside', () => {
  const lacking = decided(two, 'untested')
  lacking.judgements[0] = {
    ...lacking.judgements[0]!,
    code: 'capability-missing',
    facts: { needed: 'a second client' },
  }
  assert.deepEqual(settled(decided(one, 'passed'), lacking), ['passed', 'all-of'])
  // For a stated rule, an observation only means that nothing showed what the rule is about.
  assert.deepEqual(settled(decided(one, 'observed'), lacking), ['untested', 'capability-missing'])
  assert.deepEqual(settled(decided(one, 'failed'), lacking), ['failed', 'was-failed'])
  assert.deepEqual(settled(decided(one, 'inconclusive'), lacking), ['inconclusive', 'was-inconclusive'])
  assert.deepEqual(settled({ ...lacking, check: one }, lacking), ['untested', 'capability-missing'])
  const [requirement] = settleRequirements([sorted], [lacking, decided(one, 'passed')], rows)
  assert.deepEqual(requirement?.facts?.['parts'], [
    { code: 'was-passed', facts: {} },
    { code: 'capability-missing', facts: { needed: 'a second client' } },
  ])
})

test('a check that evaluated only others leaves the requirement inconclusive', () => {
  const others = decided(two, 'passed')
  others.judgements[0] = { ...others.judgements[0]!, requirement: 'other' }
  assert.deepEqual(settled(decided(one, 'passed'), others), ['inconclusive', 'check-judged-others'])
})

test('a verdict of a check that no judgement explains weighs on the requirement, with its reason', () => {
  const stopped = decided(two, 'inconclusive', ['passed'])
  const [requirement] = settleRequirements([sorted], [decided(one, 'passed'), stopped], rows)
  const { verdict, reason, code, facts } = requirement!
  assert.deepEqual([verdict, reason, code, facts], ['inconclusive', 'all inconclusive', 'of-the-check', { count: 1 }])
  assert.deepEqual(settled(decided(one, 'passed'), decided(two, 'passed', [])), ['passed', 'was-passed'])
})

test('a row that cannot be evaluated says why, and one without checks says that no check evaluates it', () => {
  const bare = { ...sorted, checks: [] }
  assert.equal(settleRequirements([bare], [], rows)[0]?.code, 'no-check')
  assert.equal(settleRequirements([bare], [], new Map())[0]?.code, 'no-check')
  const unjudgeable = new Map([[sorted.id, { id: sorted.id, unjudgeable: 'it happens within' }]])
  const [requirement] = settleRequirements([bare], [], unjudgeable)
  assert.deepEqual([requirement?.verdict, requirement?.code], ['untested', 'outside-only'])
  assert.deepEqual(requirement?.facts, { why: 'it happens within' })
})

const stopped = decided(one, 'untested', ['passed', 'untested'])
const elsewhere = { ...decided(two, 'failed'), interface: 'ais-v5' as const }
const absent = { verdict: 'untested', code: 'no-place-judged' } as const

cases(
  'a check that was stopped before its end is untested, whatever it saw before',
  [settled({ ...stopped, check: one }, { ...stopped, check: two }), ['untested', 'was-untested']],
  'a planned check that was never decided leaves its requirement inconclusive',
  [settled(decided(one, 'passed')), ['inconclusive', 'run-ended-before']],
  'a check of another interface says nothing of this one',
  [settled(decided(one, 'passed'), elsewhere), ['inconclusive', 'run-ended-before']],
  'what need not be shown takes nothing from what another check said, without reasons too',
  [verdictTogether([{ verdict: 'passed' }, absent]), 'passed'],
  [verdictTogether([{ verdict: 'passed' }, { ...absent, code: 'lacking' }]), 'untested'],
  [verdictTogether([absent]), 'untested'],
)
