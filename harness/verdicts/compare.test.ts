import { cases } from '../../core/test-support/cases.ts'
import type { Outcomes } from '../../core/outcomes.ts'
import type { Verdict } from '../../core/verdict.ts'
import { compareOutcomes, type Comparison } from './compare.ts'
import { flaps, kindOfChange } from './kind-of-change.ts'

/** A whole version 4 run with these verdicts. */
function run(verdicts: Record<string, Verdict>, change: Partial<Outcomes> = {}): Outcomes {
  const named = Object.entries(verdicts).map(([name, verdict]) => [`ais-v4/${name}`, verdict])
  const all = Object.fromEntries(named) as Record<string, Verdict>
  return { interfaces: ['ais-v4'], only: [], verdicts: all, brokenNeeds: [], ...change }
}

/** The changes as `list address before>now`, in order. */
function changes(before: Outcomes, now: Outcomes): string[] {
  const comparison = compareOutcomes(before, now)
  return (Object.keys(comparison) as Array<keyof Comparison>).flatMap((list) =>
    comparison[list].map((one) => `${list} ${one.address} ${one.before ?? ''}>${one.now ?? ''}`),
  )
}

const change = (before: Verdict, now: Verdict) =>
  changes(run({ 'a/b': before }), run({ 'a/b': now }))
    .map((one) => one.replace(/ .*/, ''))
    .join()
const former = run({ 'a/b': 'passed', 'a/old': 'failed' })
const later = run({ 'a/b': 'passed', 'a/new': 'failed', 'a/other': 'passed' })
const needs = (...brokenNeeds: string[]) => run({}, { brokenNeeds })
const everyObjects = { ...run({}), verdicts: { constructor: 'failed' as const } }

cases(
  'what fails now and did not before is a new failure',
  [
    (['passed', 'warned', 'untested', 'inconclusive'] as const).map((one) => change(one, 'failed')),
    Array(4).fill('newFailures'),
  ],
  'what failed and is evaluated otherwise is fixed',
  [(['passed', 'warned', 'observed'] as const).map((one) => change('failed', one)), Array(3).fill('fixed')],
  'what was evaluated and is not any more is listed, and no other change',
  [(['untested', 'inconclusive'] as const).map((one) => change('failed', one)), Array(2).fill('noLongerEvaluated')],
  'what one run does not know is new in the catalogue, or gone from it; a failure of it is a new failure too',
  [
    changes(former, later),
    [
      'newFailures ais-v4/a/new >failed',
      'added ais-v4/a/new >failed',
      'added ais-v4/a/other >passed',
      'removed ais-v4/a/old failed>',
    ],
  ],
  'a need of a consumer that was met before and is broken now is a new failure',
  [changes(needs('shop, a list'), needs('shop, a list', 'shop, an account')), ['newFailures shop, an account >failed']],
  'an address that every object has is one like any other',
  [changes(run({}), everyObjects), ['newFailures constructor >failed']],
  'each change between two runs has one kind',
  ...(
    [
      ['passed', 'failed', 'new'],
      ['untested', 'failed', 'new'],
      [undefined, 'failed', 'new'],
      ['failed', 'failed', 'still failing'],
      ['failed', 'passed', 'fixed'],
      ['failed', 'warned', 'fixed'],
      ['passed', 'warned', 'newly warned'],
      ['inconclusive', 'warned', 'newly warned'],
      ['passed', 'untested', 'newly untested'],
      ['passed', 'inconclusive', 'newly inconclusive'],
      ['untested', 'inconclusive', 'changed'],
      ['inconclusive', 'passed', 'newly evaluated'],
      ['warned', 'passed', 'changed'],
      ['passed', 'passed', 'same'],
      ['warned', 'warned', 'same'],
      [undefined, 'passed', 'not in the first run'],
      ['passed', undefined, 'not in the last run'],
    ] as const
  ).map(([before, now, kind]) => [kindOfChange(before, now), kind, `${before}, ${now}`] as const),
  'a requirement flaps that breaks and holds again; what was not evaluated between says nothing',
  [flaps(['failed', 'passed', 'untested', 'warned']), true],
  [flaps(['passed', 'failed', 'inconclusive', 'failed']), false],
)
