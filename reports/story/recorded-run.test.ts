import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent, RunStarted } from '../../core/journal-events.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  moment,
  planned,
  row,
  runFinished,
  runStarted,
  startedAt,
} from '../test-support/journal-builders.ts'
import { readRun } from './read-run.ts'
import { storyOf } from './run-story.ts'

const [one, other] = ['ais-v4/rates/one', 'ais-v4/rates/other']
const of = (...events: JournalEvent[]) => storyOf(events, [row(one), row(other)])

test('A check that was planned and never decided is known by its name, for all its requirements', () => {
  const { checks } = of(
    runStarted({
      planned: [
        planned(one, ['rates.feature: A login has rates']),
        planned(other, ['rates.feature: A login has rates']),
      ],
    }),
  )
  assert.equal(checks.length, 1)
  const [check] = checks
  assert.deepEqual(
    [check?.name, check?.title, check?.where, check?.interface, check?.requirements],
    ['rates.feature: A login has rates', 'A login has rates', 'rates.feature', 'ais-v4', [one, other]],
  )
  assert.deepEqual(
    [check?.verdict, check?.decided, check?.judgements, check?.steps, check?.requests, check?.durationMs],
    ['inconclusive', false, [], [], 0, 0],
  )
})

test('The title of an undecided check is in the words of its interface, and a bare name is all title', () => {
  const { checks } = of(runStarted({ planned: [planned('ais-v6/rates/one', ['f: A login', 'A login'], 'ais-v6')] }))
  assert.deepEqual(
    checks.map(({ title, where }) => [title, where]),
    [
      ['A connection', 'f'],
      ['A connection', ''],
    ],
  )
})

test('A requirement sees its own judgements of a check alone', () => {
  const { requirements } = of(
    runStarted({ planned: [planned(one, ['f: x']), planned(other, ['f: x'])] }),
    checkDecided('f: x', [judgement(one, 'passed'), judgement(other, 'failed')]),
  )
  assert.deepEqual(
    requirements.map(({ id, checks }) => [id, checks.map(({ verdict, judgements }) => [verdict, judgements.length])]),
    [
      [one, [['passed', 1]]],
      [other, [['failed', 1]]],
    ],
  )
})

test('A requirement has the checks planned for it as the features lie, then others that evaluated it, of its own interface', () => {
  const { requirements } = of(
    runStarted({ planned: [planned(one, ['f: x', 'f: never'])] }),
    checkDecided('f: x', [judgement(other, 'passed')]),
    checkDecided('f: unplanned', [judgement(one, 'passed')]),
    checkDecided('f: elsewhere', [judgement(other, 'passed')]),
    checkDecided('f: x', [judgement(one, 'failed')], { interface: 'ais-v6' }),
  )
  assert.deepEqual(
    requirements[0]?.checks.map(({ name }) => name),
    ['f: x', 'f: never', 'f: unplanned'],
  )
})

test('Requirements come by interface, then topic by topic as they were planned', () => {
  const order = ['ais-v6/b/one', 'ais-v4/b/one', 'ais-v4/a/one', 'ais-v4/b/two']
  const { requirements } = of(runStarted({ planned: order.map((id) => planned(id, [], id.split('/')[0])) }))
  assert.deepEqual(
    requirements.map(({ address, topic, obligation }) => [address, topic, obligation]),
    [
      ['ais-v4/b/one', 'b', 'one'],
      ['ais-v4/b/two', 'b', 'two'],
      ['ais-v4/a/one', 'a', 'one'],
      ['ais-v6/b/one', 'b', 'one'],
    ],
  )
})

test('A row that is gone has an unknown strength and a text that says so', () => {
  const [gone] = storyOf([runStarted({ planned: [planned(one)] })], []).requirements
  assert.deepEqual([gone?.strength, gone?.source, gone?.note], ['unknown', '', undefined])
  assert.ok(gone?.text)
  const [noted] = storyOf([runStarted({ planned: [planned(one)] })], [row(one, { note: 'A note.' })]).requirements
  assert.deepEqual([noted?.strength, noted?.note, noted?.code], ['stated', 'A note.', 'no-check'])
})

test('The header of a run cut short counts from what was recorded', () => {
  const { header } = of(
    runStarted(),
    checkDecided('f: x', [judgement(one, 'passed')], { requests: 3, at: moment(1000) }),
    checkDecided('f: y', [judgement(one, 'passed')], { requests: 4, at: moment(2500) }),
    exchanged('x1'),
  )
  const { durationMs, requests, peakMemoryBytes, exitCode, finished } = header
  assert.deepEqual([durationMs, requests, peakMemoryBytes, exitCode, finished], [2500, 7, null, null, false])
  assert.equal(header.startedAt, startedAt)
  assert.equal(of(runStarted({ at: moment(5) }), checkDecided('f', [], { at: startedAt })).header.durationMs, 0)
})

test('The header of a finished run is what its end says', () => {
  const { header } = of(runStarted(), runFinished({ exitCode: 2, requests: 9, durationMs: 8, peakMemoryBytes: 7 }))
  const { durationMs, requests, peakMemoryBytes, exitCode, finished } = header
  assert.deepEqual([durationMs, requests, peakMemoryBytes, exitCode, finished], [8, 9, 7, 2, true])
})

test('Profile and titles are in the header where the run had them', () => {
  const { header } = of(runStarted({ profile: 'bank.yaml', titles: ['A title'] }))
  assert.deepEqual([header.profile, header.titles], ['bank.yaml', ['A title']])
  assert.deepEqual(
    Object.keys(of(runStarted()).header).filter((key) => ['profile', 'titles'].includes(key)),
    [],
  )
})

test('A journal of an unknown format, or whose start lacks its plan, is refused', () => {
  for (const over of [{ journal: 2 }, { planned: undefined }] as unknown as Array<Partial<RunStarted>>)
    assert.throws(() => readRun([runStarted(over)]), { code: 'JOURNAL_UNREADABLE', name: 'JournalUnreadable' })
})

test('The events of a run are sorted by kind, each kind in its order', () => {
  const start = runStarted()
  const end = runFinished({ at: moment(9) })
  const checks = [checkDecided('f: a', [], { at: moment(1) }), checkDecided('f: b', [], { at: moment(2) })]
  const run = readRun([start, ...checks, exchanged('x1'), exchanged('x2'), end])
  assert.deepEqual([run.started, run.finished, run.decided, run.lastAt], [start, end, checks, moment(9)])
  assert.deepEqual([...run.exchanges.keys()], ['x1', 'x2'])
  const begun = { type: 'check-started', at: moment(7), check: 'f: a', interface: 'ais-v4' } as const
  assert.equal(readRun([start, exchanged('x1'), begun]).lastAt, moment(7))
  assert.equal(readRun([start, exchanged('x1')]).lastAt, startedAt)
})
