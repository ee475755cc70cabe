import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided, JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import {
  checkDecided,
  judgement,
  moment,
  planned,
  row,
  runFinished,
  runStarted,
} from '../test-support/journal-builders.ts'
import { readRun } from './read-run.ts'
import { storyOf } from './run-story.ts'
import { withKept } from './with-kept.ts'

const [first, second] = ['ais/logins/first', 'ais/logins/second']
const rows = [row(first, { interfaces: ['ais-v4'] }), row(second, { interfaces: ['ais-v4'] })]
const check = 'features/ais/logins.feature: Both'

const kept = { at: moment(-9000), assay: '0.1.0', planned: [planned(first, [check]), planned(second, [check])] }
const start = runStarted({ only: ['ais-v4/logins/first'], planned: [planned(first, [check])], kept })

/** The story of a run of the first requirement, after one that decided both. */
function storyAfter(before: JudgementRecord[], now: JournalEvent[], name = check) {
  const event = checkDecided(name, before, { at: moment(-8000) })
  const story = storyOf([start, { type: 'kept', event }, ...now, runFinished()], rows)
  return { story, of: (id: string) => story.requirements.find((one) => one.id === id) }
}

test('what a check said of a requirement that is not evaluated again stays, with when', () => {
  const now = checkDecided(check, [judgement(first, 'passed')])
  const { story, of } = storyAfter([judgement(first, 'failed'), judgement(second, 'warned')], [now])
  assert.deepEqual([of(first)?.verdict, of(first)?.decidedAt], ['passed', undefined])
  assert.deepEqual([of(second)?.verdict, of(second)?.decidedAt], ['warned', moment(-8000)])
  assert.deepEqual(story.kept, { requirements: 1, oldest: moment(-8000) })
  assert.deepEqual(story.since?.fixed, [{ address: 'ais-v4/logins/first', before: 'failed', now: 'passed' }])
})

test('a run that ends before a check loses nothing of what was known', () => {
  const { of } = storyAfter([judgement(first, 'failed'), judgement(second, 'passed')], [])
  assert.deepEqual([of(first)?.verdict, of(first)?.decidedAt], ['failed', moment(-8000)])
})

test('what a check said of another requirement stays over any number of runs that do not evaluate that', () => {
  const now = checkDecided(check, [judgement(first, 'failed')], { requirements: [first] })
  let event: CheckDecided = checkDecided(check, [judgement(first, 'failed'), judgement(second, 'passed')])
  for (let runs = 0; runs < 3; runs += 1) event = withKept(readRun([start, { type: 'kept', event }, now])).decided[0]!
  const shown = event.judgements.map(({ requirement, verdict }) => `${requirement} ${verdict}`)
  assert.deepEqual(shown, [`${first} failed`, `${second} passed`])
})

test('what an observer found stays until the check that sent it runs again', () => {
  const sentBy = { address: 'ais-v4/logins/second', title: 'Another' }
  const found = [judgement(first, 'failed', { sentBy }), judgement(second, 'failed', { sentBy })]
  const seen = (title: string) =>
    storyAfter(found, [checkDecided(check, [judgement(first, 'passed')], { title })], 'observer: any')
  assert.equal(seen('Both').of(first)?.verdict, 'failed')
  assert.equal(seen('Another').of(first)?.verdict, 'passed')
})
