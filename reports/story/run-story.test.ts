import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storyOf } from './run-story.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { checkDecided, judgement, planned, row, runFinished, runStarted } from '../test-support/journal-builders.ts'

test('a requirement without a check is untested, with the reason of its row where it has one', () => {
  const { requirements } = storyOf(everyVerdict(), everyRow())
  const reasons = new Map(requirements.map((one) => [one.address, `${one.verdict}: ${one.reason}`]))
  assert.equal(reasons.get('ais-v4/customers/create'), 'untested: No check covers this requirement yet.')
  assert.equal(
    reasons.get('ais-v4/security/stored-encrypted'),
    'untested: This cannot be checked from outside: What a server stores cannot be seen from outside.',
  )
})

test('a known failure past its day is expired, and one that passes no longer fails', () => {
  const id = 'ais-v4/rates/rate-is-a-number'
  const known = { address: id, reason: 'r', owner: 'o' }
  const events = [
    runStarted({
      planned: [planned(id, ['f: x'])],
      knownFailures: [
        { ...known, expires: '2026-11-02' },
        { ...known, expires: '2026-11-03' },
      ],
    }),
    checkDecided('f: x', [judgement(id, 'passed')]),
  ]
  const states = storyOf(events, [row(id)]).knownFailures.map((one) => one.state)
  assert.deepEqual(states, ['expired', 'no longer fails'])
})

test('a run without an end says so, and what it had not evaluated is inconclusive', () => {
  const events = everyVerdict()
    .slice(0, 3)
    .filter((event) => event.type !== 'run-finished')
  const story = storyOf(events, everyRow())
  assert.equal(story.header.finished, false)
  assert.equal(story.outcome, 'failed')
  assert.equal(
    story.sentence,
    'The run was cut short after 1 of 10 checks: 1 requirement has failed so far, and the rest is unknown.',
  )
  const handOver = story.requirements.find((one) => one.address === 'ais-v4/paging/hand-over')
  assert.deepEqual([handOver?.verdict, handOver?.reason], ['inconclusive', 'The run ended before this was checked.'])
})

test('a check that stopped after a held judgement leaves its requirements inconclusive', () => {
  const id = 'ais-v4/rates/rate-is-a-number'
  const stopped = checkDecided('f: x', [judgement(id, 'passed')], { verdict: 'inconclusive', reason: 'A step threw.' })
  const events = [runStarted({ planned: [planned(id, ['f: x'])] }), stopped, runFinished({ exitCode: 2 })]
  const story = storyOf(events, [row(id)])
  assert.deepEqual([story.requirements[0]?.verdict, story.requirements[0]?.reason], ['inconclusive', 'A step threw.'])
  assert.equal(story.outcome, 'unclear')
})
