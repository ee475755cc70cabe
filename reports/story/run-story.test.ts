import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storyOf } from './run-story.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { runFinished } from '../test-support/journal-builders.ts'

const verdictOf = (address: string): string | undefined =>
  storyOf(everyVerdict(), everyRow()).requirements.find((one) => one.address === address)?.verdict

test('a requirement has the most severe verdict of its judgements', () => {
  assert.equal(verdictOf('ais-v4/paging/sorted-by-id'), 'failed')
  assert.equal(verdictOf('ais-v4/errors/request-is-an-object'), 'warned')
  assert.equal(verdictOf('ais-v4/signing/live-must-sign'), 'untested')
  assert.equal(verdictOf('ais-v4/attempts/finish'), 'inconclusive')
  assert.equal(verdictOf('ais-v4/rates/rate-is-a-number'), 'passed')
  assert.equal(verdictOf('ais-v4/login/extra-words'), 'observed')
})

test('a requirement without a check is untested, with the reason of its row where it has one', () => {
  const { requirements } = storyOf(everyVerdict(), everyRow())
  const reasons = new Map(requirements.map((one) => [one.address, `${one.verdict}: ${one.reason}`]))
  assert.equal(reasons.get('ais-v4/customers/create'), 'untested: No check covers this requirement yet.')
})

test('counts cover every planned requirement and the rows of interfaces that are not claimed', () => {
  const { counts, countsByInterface } = storyOf(everyVerdict(), everyRow())
  assert.deepEqual(counts, {
    failed: 3,
    warned: 1,
    inconclusive: 1,
    untested: 5,
    observed: 1,
    passed: 1,
    inapplicable: 3,
  })
  assert.equal(countsByInterface.get('ais-v6')?.inapplicable, 3)
})

test('requirements untested for want of the same capability are one group with what to offer', () => {
  const { untested } = storyOf(everyVerdict(), everyRow())
  assert.equal(untested[0]?.capability, 'live-client')
  assert.match(untested[0].offer ?? '', /purpose `live`/)
  assert.equal(untested[0].requirements.length, 2)
})

test('a known failure that still fails marks its requirement; one that matches nothing says so', () => {
  const { knownFailures, requirements } = storyOf(everyVerdict(), everyRow())
  assert.deepEqual(
    knownFailures.map((known) => known.state),
    ['still fails', 'matches nothing'],
  )
  const floor = requirements.find((one) => one.address === 'ais-v4/rates/floor-is-2014-03-21')
  assert.equal(floor?.known?.owner, 'Rates team')
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

test('events that do not start a run are refused', () =>
  assert.throws(() => storyOf([runFinished()], []), { code: 'JOURNAL_UNREADABLE' }))
