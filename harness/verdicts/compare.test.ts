import assert from 'node:assert/strict'
import { test } from 'node:test'
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

for (const [before, now, lists] of [
  ['passed', 'failed', ['newFailures']],
  ['warned', 'failed', ['newFailures']],
  ['untested', 'failed', ['newFailures']],
  ['inconclusive', 'failed', ['newFailures']],
  ['failed', 'passed', ['fixed']],
  ['failed', 'warned', ['fixed']],
  ['failed', 'observed', ['fixed']],
  ['failed', 'untested', ['noLongerEvaluated']],
  ['failed', 'inconclusive', ['noLongerEvaluated']],
  ['passed', 'untested', ['noLongerEvaluated']],
  ['observed', 'inconclusive', ['noLongerEvaluated']],
  ['untested', 'inconclusive', []],
  ['untested', 'passed', []],
  ['passed', 'warned', []],
] as const) {
  test(`${before}, then ${now}: ${lists.join(', ') || 'no change'}`, () => {
    assert.deepEqual(
      changes(run({ 'a/b': before }), run({ 'a/b': now })),
      lists.map((list) => `${list} ais-v4/a/b ${before}>${now}`),
    )
  })
}

test('what one run does not know is new in the catalogue, or gone from it; a failure of it is a new failure too', () => {
  const before = run({ 'a/b': 'passed', 'a/old': 'failed' })
  const now = run({ 'a/b': 'passed', 'a/new': 'failed', 'a/other': 'passed' })
  assert.deepEqual(changes(before, now), [
    'newFailures ais-v4/a/new >failed',
    'added ais-v4/a/new >failed',
    'added ais-v4/a/other >passed',
    'removed ais-v4/a/old failed>',
  ])
})

test('a need of a consumer that was met before and is broken now is a new failure', () => {
  const before = run({}, { brokenNeeds: ['shop, a list'] })
  const now = run({}, { brokenNeeds: ['shop, a list', 'shop, an account'] })
  assert.deepEqual(changes(before, now), ['newFailures shop, an account >failed'])
})

test('an address that every object has is one like any other', () => {
  assert.deepEqual(changes(run({}), { ...run({}), verdicts: { constructor: 'failed' as const } }), [
    'newFailures constructor >failed',
  ])
})

test('each change between two runs has one kind', () => {
  for (const [before, now, kind] of [
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
  ] as const)
    assert.equal(kindOfChange(before, now), kind, `${before}, ${now}`)
})

test('a requirement flaps that breaks and holds again; what was not evaluated between says nothing', () => {
  assert.equal(flaps(['passed', 'failed', 'passed']), true)
  assert.equal(flaps(['failed', 'passed', 'untested', 'warned']), true)
  assert.equal(flaps(['passed', 'failed', 'inconclusive', 'failed']), false)
})
