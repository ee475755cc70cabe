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

test('A journal of an unknown format, or whose start lacks its plan, is refused', () => {
  for (const over of [{ journal: 2 }, { planned: undefined }] as unknown as Array<Partial<RunStarted>>)
    assert.throws(() => readRun([runStarted(over)]), { code: 'JOURNAL_UNREADABLE', name: 'JournalUnreadable' })
})
