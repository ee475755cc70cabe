import { cases } from '../../core/test-support/cases.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { isMinJudged } from './min-judged.ts'
import { cutShortBecause, outcomeOf } from './outcome.ts'
import type { Settled } from './settled.ts'
import { type RunEnd, settle } from './settlement.ts'

const address = 'ais-v4/paging/sorted-by-id'

function row(verdict: Verdict, change: Partial<Settled> = {}): Settled {
  const id = 'conventions/paging/sorted-by-id'
  return { id, interface: 'ais-v4', address, checks: ['one'], reason: '', verdict, ...change }
}

/** How a run with these rows, or with rows of these verdicts, ends. */
function ended(rows: Array<Verdict | Settled>, change: Partial<RunEnd> = {}) {
  const requirements = rows.map((one) => (typeof one === 'string' ? row(one) : one))
  return settle({ requirements, knownFailures: [], today: '2026-01-01', faults: [], ...change })
}

const exitOf = (...given: Parameters<typeof ended>) => ended(...given).exitCode
const endOf = (...given: Parameters<typeof ended>) => [ended(...given).exitCode, ended(...given).conclusion.code]
const said = (...given: Parameters<typeof ended>) => wordsOf(ended(...given).conclusion)

function contractsOf(...verdicts: Verdict[]): ContractDecided[] {
  return verdicts.map((verdict) => ({ verdict, consumer: 'shop', interaction: 'a list', states: ['a login'] }) as never)
}

const strict = { failOn: 'warned' } as const
const failOns = ['failed', 'warned', 'inconclusive', 'untested'] as const
const exitsWith = (verdict: Verdict) => failOns.map((failOn) => exitOf(['passed', verdict], { failOn }))
const untestedFor = (code: string) => [row('passed'), row('untested', { code })]

const mostly: Verdict[] = ['passed', 'passed', 'untested']

const entry = { address: 'ais-v4/paging', owner: 'team', expires: '2030-01-01' }
const known = (change: Partial<typeof entry> = {}) => ({ knownFailures: [{ ...entry, ...change }] })
const listed = ended(['failed', 'passed'], known())

const baseline = { interfaces: ['ais-v4'], only: [], verdicts: { [address]: 'failed' as const }, brokenNeeds: [] }
const ifNew = { baseline, failOn: 'new' } as const
const already = '1 failed already in the baseline'
const broken = { contracts: contractsOf('failed', 'passed') }
const brokenBefore = { ...baseline, verdicts: {}, brokenNeeds: ['shop, a list (a login)'] }
const brokenIfNew = { ...broken, baseline: brokenBefore, failOn: 'new' } as const
const open = { contracts: contractsOf('inconclusive') }
const unshown = { contracts: contractsOf('untested', 'untested') }

const each: Verdict[] = ['passed', 'failed', 'warned', 'observed', 'untested', 'inapplicable', 'inconclusive']
const { counts } = ended([...each, 'passed'])
const beside: Verdict[] = ['failed', 'failed', 'warned', 'untested', 'inconclusive', 'passed']

const mixed: Verdict[] = ['passed', 'inconclusive']
const transportErrors = {
  TARGET_RESET: { count: 1, message: 'The target closed the connection.' },
  BUDGET_SPENT: { count: 3, message: 'Raise budget.requests.', asked: 'GET /rates?date=x' },
}
const root = row('failed', { address: 'ais-v4/routes/show-a-login' })
const resting = row('inconclusive', { root: root.address })
const rooted = [root, resting, { ...resting, address: 'ais-v4/stages/names' }]
const shard = { number: 2, of: 9 }

cases(
  'a warning fails a run that is asked to fail on it, and no other verdict does',
  [exitOf(['failed'], { ...strict, ...known() }), 0],
  'what else a run is asked to fail on fails it, with what is graver, and the sentence says so',
  [exitsWith('inconclusive'), [2, 2, 1, 1]],
  [
    said(['passed', 'warned', 'untested'], { failOn: 'untested' }),
    'No failure in 2 evaluated requirements of 3 (1 warned, 1 untested); the run fails because of warnings and untested requirements (--fail-on untested).',
  ],
  'what nobody can check from outside does not fail a run that is asked to fail on what is untested',
  [exitOf(untestedFor('outside-only'), { failOn: 'untested' }), 0],
  'a run that evaluated less than it was asked to has no conclusion, and one that failed still failed',
  [['2', '3', '66%', '67%', '100%'].map((minJudged) => exitOf(mostly, { minJudged })), [0, 2, 0, 2, 2]],
  [
    said(mostly, { minJudged: '100%' }),
    'No conclusion: 2 of 3 requirements were evaluated, and 3 evaluated requirements are asked for (--min-judged 100%).',
  ],
  [said(['failed', 'untested'], { minJudged: '2' }), / \(1 untested\)\. 1 of 2 requirements was evaluated, and 2 /],
  [said(['inconclusive'], { minJudged: '1' }), /1 of 1 requirement is inconclusive.* 0 of 1 /],
  'a failure that the baseline has too is no new one, and counts where the run is not asked for new ones',
  [said(['failed', 'passed'], ifNew), `No new failure in 2 evaluated requirements of 2 (${already}).`],
  'a need that was broken before fails no run that is asked for new failures',
  [exitOf(['passed'], { ...broken, baseline: brokenBefore }), 1],
  [exitOf(['passed'], brokenIfNew), 0],
  'a known failure fails no run until its last day is over, and one that is none any more fails it',
  [endOf(['failed'], known({ expires: '2025-12-31' })), [1, 'some-failed']],
  [endOf(['inconclusive'], known()), [2, 'some-inconclusive']],
  [endOf(['passed'], known({ address: 'ais-v4/rates' })), [1, 'known-failures-stale'], 'it matches nothing'],
  'a known failure is listed and counted, and stays failed',
  [listed.counts.failed, 1],
  [listed.counts.passed, 1],
  'each verdict is counted',
  [each.map((verdict) => counts[verdict]), [2, 1, 1, 1, 1, 1, 1]],
  'a run in which nothing was evaluated has no conclusion, and says so',
  [said(['untested']), 'No conclusion: none of 1 requirement was evaluated (1 untested).'],
  'all that stands beside is named, and agrees with its number',
  [
    said(beside, { interrupted: 1 }),
    /^2 of 4 .* failed \(1 warned, 1 untested, 1 inconclusive, 1 property interrupted\)\.$/,
  ],
  'transport errors are named where something is inconclusive, the most frequent one',
  [
    said(mixed, { transportErrors }),
    /^No conclusion: 1 of 2 .* most often BUDGET_SPENT \(first GET \/rates\?date=x\): Raise/,
  ],
  'a broken need of a consumer fails a run that holds, and one that is open',
  [said(['passed'], broken), /^The 1 evaluated .*\. 1 of 2 verified interactions/],
  'a need that stayed inconclusive leaves a run open that holds, and changes none that failed',
  [exitOf(['failed'], open), 1],
  'contracts that could not be tested take nothing from a run, and are shown',
  [ended(['passed'], unshown).contracts, unshown.contracts],
  ['contracts' in ended(['passed']), false],
  'the conclusion names what the inconclusive requirements depend on',
  [
    said(rooted),
    '1 of 1 evaluated requirement failed (2 inconclusive). 2 of the inconclusive requirements depend on ais-v4/routes/show-a-login.',
  ],
  [ended(rooted).roots, [{ address: root.address, verdict: 'failed', reason: '', requirements: 2 }]],
  'a shard without a check, or with untested requirements only, leaves the conclusion to the merge',
  [said(['untested'], { shard }), /shard 2 of 9\. No requirement of it was evaluated \(1 untested\)\.$/],
)

const none = { requirements: 0, needs: 0 }
const cut = (requirements: number, needs = 0) => outcomeOf({ exitCode: null, failed: { requirements, needs } })
const cutShort = (requirements: number, planned = 9, needs = 1) =>
  cutShortBecause({ failed: { requirements, needs: 0 }, checks: { planned, decided: 4 }, needs })

cases(
  'a run that ended is taken by its exit code',
  [
    ([0, 1, 2, 3] as const).map((exitCode) => outcomeOf({ exitCode, failed: none })).join(),
    'held,failed,unclear,unclear',
  ],
  [outcomeOf({ exitCode: 2, failed: { requirements: 1, needs: 1 } }), 'unclear'],
  'what failed in a run that was cut short did fail, and what held is not known',
  [cut(0), 'unclear'],
  [cut(0, 1), 'failed'],
  'a verification without checks that was cut short speaks of its contracts',
  [cutShort(0, 0).code, 'verification-cut-short'],
  [cutShort(0, 0, 0).code, 'run-cut-short'],
  'a number or a percentage is taken for what is to be evaluated at least, anything else is not',
  [['0', '1', '1500', '0%', '90%', '100%'].every(isMinJudged), true],
  [['', '-1', '1.5', '101%', '90 %', '%', 'all', '1e3', '0x10', '9'.repeat(10)].some(isMinJudged), false],
)
