import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { wordsOf } from '../reasons/words-of.ts'
import type { ContractVerdict } from './contracts.ts'
import type { Settled } from './requirement-verdicts.ts'
import { type RunEnd, settle } from './settlement.ts'

const requirement = {
  id: 'conventions/paging/sorted-by-id',
  interface: 'ais-v4',
  address: 'ais-v4/paging/sorted-by-id',
  checks: ['one'],
  reason: '',
} as const
const transportErrors = {
  TARGET_RESET: { count: 1, message: 'The target closed the connection.' },
  BUDGET_SPENT: { count: 3, message: 'Raise budget.requests.', asked: 'GET /rates?date=x' },
}

function row(verdict: Verdict, change: Partial<Settled> = {}): Settled {
  return { ...requirement, checks: [...requirement.checks], verdict, ...change }
}

/** The exit code and words of a run with these verdicts. */
function ended(verdicts: Verdict[], change: Partial<RunEnd> = {}) {
  const requirements = verdicts.map((verdict) => row(verdict))
  const settlement = settle({ requirements, knownFailures: [], today: '2026-01-01', faults: [], ...change })
  return { ...settlement, sentence: wordsOf(settlement.conclusion) }
}

function contractsOf(...verdicts: ContractVerdict[]): ContractDecided[] {
  return verdicts.map((verdict) => ({ verdict, consumer: 'shop' }) as ContractDecided)
}

const entry = { address: 'ais-v4/paging', owner: 'team', expires: '2030-01-01' }

test('a warning fails a run that is asked to fail on it, and no other verdict does', () => {
  const strict = { failOn: 'warned' } as const
  assert.deepEqual([ended(['warned', 'passed']).exitCode, ended(['warned', 'passed'], strict).exitCode], [0, 1])
  assert.equal(ended(['warned', 'passed'], strict).conclusion.code, 'verdicts-fail')
  assert.equal(ended(['failed', 'warned'], strict).conclusion.code, 'requirements-failed')
  assert.deepEqual(
    (['passed', 'observed', 'inconclusive'] as const).map((verdict) => ended(['passed', verdict], strict).exitCode),
    [0, 0, 2],
  )
  assert.equal(ended(['failed'], { ...strict, knownFailures: [entry] }).exitCode, 0)
})

test('what else a run is asked to fail on fails it, with what is graver, and the sentence says so', () => {
  const codes = (['passed', 'warned', 'inconclusive', 'untested'] as const).map((verdict) =>
    (['failed', 'warned', 'inconclusive', 'untested'] as const).map(
      (failOn) => ended(['passed', verdict], { failOn }).exitCode,
    ),
  )
  assert.deepEqual(codes, [
    [0, 0, 0, 0],
    [0, 1, 1, 1],
    [2, 2, 1, 1],
    [0, 0, 0, 1],
  ])
  assert.equal(
    ended(['passed', 'warned', 'untested'], { failOn: 'untested' }).sentence,
    'No failure in 2 evaluated requirements of 3 (1 warned, 1 untested); the run fails because of warnings and untested requirements (--fail-on untested).',
  )
  assert.match(ended(['failed', 'untested'], { failOn: 'untested' }).sentence, /^1 of 1 evaluated requirement failed/)
})

test('what nobody can check from outside does not fail a run that is asked to fail on what is untested', () => {
  const end = { knownFailures: [], today: '2026-01-01', faults: [], failOn: 'untested' } as const
  const codes = ['outside-only', 'no-check'].map((code) => {
    return settle({ ...end, requirements: [row('passed'), row('untested', { code })] }).exitCode
  })
  assert.deepEqual(codes, [0, 1])
})

test('a run that evaluated less than it was asked to has no conclusion, and one that failed still failed', () => {
  const verdicts: Verdict[] = ['passed', 'passed', 'untested']
  const exitCodes = ['2', '3', '66%', '67%', '100%'].map((minJudged) => ended(verdicts, { minJudged }).exitCode)
  assert.deepEqual(exitCodes, [0, 2, 0, 2, 2])
  assert.equal(
    ended(verdicts, { minJudged: '100%' }).sentence,
    'No conclusion: 2 of 3 requirements were evaluated, and 3 evaluated requirements are asked for (--min-judged 100%).',
  )
  assert.equal(ended([], { minJudged: '1' }).exitCode, 2)
  const failed = ended(['failed', 'untested'], { minJudged: '2' })
  assert.equal(failed.exitCode, 1)
  assert.match(failed.sentence, /failed \(1 untested\)\. 1 of 2 requirements was evaluated, and 2 /)
  assert.match(ended(['inconclusive'], { minJudged: '1' }).sentence, /1 of 1 requirement is inconclusive.* 0 of 1 /)
})

test('a failure that the baseline has too is no new one, and counts where the run is not asked for new ones', () => {
  const verdicts = { [requirement.address]: 'failed' } as const
  const baseline = { interfaces: ['ais-v4'], only: [], verdicts, brokenNeeds: [] }
  assert.equal(ended(['failed'], { baseline }).exitCode, 1)
  const { exitCode, sentence } = ended(['failed', 'passed'], { baseline, failOn: 'new' })
  assert.deepEqual(
    [exitCode, sentence],
    [0, 'No new failure in 2 evaluated requirements of 2 (1 failed already in the baseline).'],
  )
  const requirements = [row('failed'), row('failed', { address: 'ais-v4/paging/hand-over' })]
  const end = { requirements, knownFailures: [], today: '2026-01-01', faults: [], failOn: 'new', baseline } as const
  assert.equal(settle(end).exitCode, 1)
  assert.equal(
    wordsOf(settle(end).conclusion),
    '1 of 2 evaluated requirements failed (1 failed already in the baseline).',
  )
})

test('a need that was broken before fails no run that is asked for new failures', () => {
  const contracts = contractsOf('failed', 'passed').map((one) => ({
    ...one,
    interaction: 'a list',
    states: ['a login'],
  }))
  const baseline = { interfaces: [], only: [], verdicts: {}, brokenNeeds: ['shop, a list (a login)'] }
  assert.equal(ended(['passed'], { contracts, baseline }).exitCode, 1)
  const { exitCode, sentence } = ended(['passed'], { contracts, baseline, failOn: 'new' })
  assert.equal(exitCode, 0)
  assert.match(
    sentence,
    /No new failure in 2 verified interactions of 1 consumer \(1 failed already in the baseline\)\.$/,
  )
  assert.equal(ended(['passed'], { contracts, failOn: 'new' }).exitCode, 1)
})

for (const [what, verdict, knownFailures, exitCode, code] of [
  ['nothing known', 'failed', [], 1, 'requirements-failed'],
  ['a known failure', 'failed', [entry], 0, 'all-hold'],
  ['a known failure on its last day', 'failed', [{ ...entry, expires: '2026-01-01' }], 0, 'all-hold'],
  ['a known failure that holds now', 'passed', [entry], 1, 'known-failures-stale'],
  ['a known failure that is inconclusive', 'inconclusive', [entry], 2, 'some-inconclusive'],
  ['an entry that expired yesterday', 'failed', [{ ...entry, expires: '2025-12-31' }], 1, 'requirements-failed'],
  ['an entry for the beginning of a word', 'failed', [{ ...entry, address: 'ais-v4/pag' }], 1, 'requirements-failed'],
  ['an entry that matches nothing', 'passed', [{ ...entry, address: 'ais-v4/rates' }], 1, 'known-failures-stale'],
] as const) {
  test(`${what} ends with ${exitCode}`, () => {
    const settlement = ended([verdict], { knownFailures })
    assert.deepEqual([settlement.exitCode, settlement.conclusion.code], [exitCode, code])
  })
}

test('a known failure is listed and counted, and stays failed', () => {
  const { known, counts, sentence } = ended(['failed', 'passed'], { knownFailures: [entry] })
  assert.deepEqual([known.length, counts.failed, counts.passed], [1, 1, 1])
  assert.equal(sentence, 'All 2 evaluated requirements of 2 hold (1 known failure).')
})

test('each verdict is counted', () => {
  const verdicts: Verdict[] = ['passed', 'failed', 'warned', 'observed', 'untested', 'inapplicable', 'inconclusive']
  const { counts } = ended([...verdicts, 'passed'])
  for (const verdict of verdicts) assert.equal(counts[verdict], verdict === 'passed' ? 2 : 1, verdict)
})

test('a run in which nothing was evaluated has no conclusion, and says so', () => {
  const { exitCode, sentence } = ended(['untested'])
  assert.deepEqual([exitCode, sentence], [2, 'No conclusion: no requirement was evaluated (1 untested).'])
  assert.equal(ended([]).exitCode, 2)
})

test('all that stands beside is named, and agrees with its number', () => {
  const verdicts: Verdict[] = ['failed', 'failed', 'warned', 'untested', 'inconclusive', 'passed']
  const { sentence } = ended(verdicts, { interrupted: 1 })
  assert.equal(
    sentence,
    '2 of 4 evaluated requirements failed (1 warned, 1 untested, 1 inconclusive, 1 property interrupted).',
  )
  assert.match(ended(['passed', 'passed'], { interrupted: 2 }).sentence, /hold \(2 properties interrupted\)\.$/)
})

test('transport errors are named where something is inconclusive, the most frequent one', () => {
  const { sentence, exitCode } = ended(['passed', 'inconclusive'], { transportErrors })
  assert.equal(exitCode, 2)
  assert.match(sentence, /^No conclusion: 1 of 2 .* most often BUDGET_SPENT \(first GET \/rates\?date=x\): Raise/)
  assert.equal(ended(['passed'], { transportErrors }).conclusion.code, 'all-hold')
  assert.equal(ended(['inconclusive'], { transportErrors: {} }).conclusion.code, 'some-inconclusive')
})

test('a broken need of a consumer fails a run that holds, and one that is open', () => {
  const contracts = contractsOf('failed', 'passed')
  assert.equal(ended(['passed'], { contracts }).exitCode, 1)
  assert.equal(ended(['inconclusive'], { contracts }).exitCode, 1)
  assert.match(ended(['passed'], { contracts }).sentence, /^The 1 evaluated .*\. 1 of 2 verified interactions/)
})

test('a need that stayed inconclusive leaves a run open that holds, and changes none that failed', () => {
  const contracts = contractsOf('inconclusive')
  assert.equal(ended(['passed'], { contracts }).exitCode, 2)
  assert.equal(ended(['failed'], { contracts }).exitCode, 1)
})

test('contracts that could not be tested take nothing from a run, and are shown', () => {
  const contracts = contractsOf('untested', 'untested')
  const { exitCode, conclusion, contracts: shown } = ended(['passed'], { contracts })
  assert.deepEqual([exitCode, conclusion.code, shown], [0, 'all-hold', contracts])
  assert.equal('contracts' in ended(['passed']), false)
})

test('the conclusion names what the inconclusive requirements depend on', () => {
  const root = { ...requirement, checks: [], address: 'ais-v4/routes/show-a-login', verdict: 'failed' as const }
  const open = { ...requirement, checks: [], verdict: 'inconclusive' as const, root: root.address }
  const { conclusion, roots } = settle({
    requirements: [root, open, { ...open, address: 'ais-v4/stages/names' }],
    knownFailures: [],
    today: '2026-01-01',
    faults: [],
  })
  assert.equal(
    wordsOf(conclusion),
    '1 of 1 evaluated requirement failed (2 inconclusive). 2 of the inconclusive requirements depend on ais-v4/routes/show-a-login.',
  )
  assert.deepEqual(roots, [{ address: root.address, verdict: 'failed', reason: '', requirements: 2 }])
})
