import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JudgementRecord } from '../../core/journal-events.ts'
import { storyOf } from './run-story.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { checkDecided, judgement, planned, row, runFinished, runStarted } from '../test-support/journal-builders.ts'

const verdictOf = (address: string): string | undefined =>
  storyOf(everyVerdict(), everyRow()).requirements.find((one) => one.address === address)?.verdict

function wrong(id: string, got: string): JudgementRecord {
  return judgement(id, 'failed', { reason: 'Wrong class.', wanted: '"InvalidFromDate"', got, evidence: [] })
}

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
  assert.equal(
    reasons.get('ais-v4/security/stored-encrypted'),
    'untested: This cannot be checked from outside: What a server stores cannot be seen from outside.',
  )
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

test('failures are one cause when row, kind of place and kind of difference agree', () => {
  const { causes } = storyOf(everyVerdict(), everyRow())
  assert.deepEqual(
    causes.map((cause) => [cause.verdict, cause.requirements[0]?.address, cause.place, cause.seen.length]),
    [
      ['failed', 'ais-v4/paging/sorted-by-id', 'data[].id', 2],
      ['failed', 'ais-v4/paging/hand-over', 'data[].id', 1],
      ['failed', 'ais-v4/rates/floor-is-2014-03-21', undefined, 1],
      ['warned', 'ais-v4/errors/request-is-an-object', 'request', 1],
    ],
  )
})

test('two error classes in place of one are two causes, and so are two rows with one title', () => {
  const [one, other] = ['ais-v4/login/from-date', 'ais-v4/login/to-date']
  const events = [
    runStarted({ planned: [planned(one, ['f: A date is refused']), planned(other, ['g: A date is refused'])] }),
    checkDecided('f: A date is refused', [wrong(one, '"InvalidToDate"'), wrong(one, '"RouteNotFound"')]),
    checkDecided('g: A date is refused', [wrong(other, '"InvalidToDate"')]),
  ]
  assert.equal(storyOf(events, [row(one), row(other)]).causes.length, 3)
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

test('a check that never evaluated one of its requirements leaves that one inconclusive', () => {
  const [one, other] = ['ais-v4/rates/one', 'ais-v4/rates/other']
  const events = [
    runStarted({ planned: [planned(one, ['f: x']), planned(other, ['f: x'])] }),
    checkDecided('f: x', [judgement(one, 'passed')], { requirements: [one, other] }),
  ]
  const verdicts = storyOf(events, [row(one), row(other)]).requirements.map((story) => story.verdict)
  assert.deepEqual(verdicts, ['passed', 'inconclusive'])
})

test('two checks that share a name hide nothing of each other', () => {
  const id = 'ais-v4/rates/one'
  const events = [
    runStarted({ planned: [planned(id, ['f: x'])] }),
    checkDecided('f: x', [judgement(id, 'failed')]),
    checkDecided('f: x', [judgement(id, 'passed')]),
  ]
  const story = storyOf(events, [row(id)])
  assert.deepEqual([story.checks.length, story.requirements[0]?.verdict], [2, 'failed'])
})

test('the same row is evaluated separately for each interface', () => {
  const id = 'conventions/paging/sorted-by-id'
  const events = [
    runStarted({ interfaces: ['ais-v4', 'ais-v6'], planned: [planned(id, ['f: x'], 'ais-v6'), planned(id, ['f: x'])] }),
    checkDecided('f: x', [judgement(id, 'passed')]),
    checkDecided('f: x', [judgement(id, 'failed')], { interface: 'ais-v6' }),
  ]
  const story = storyOf(events, [row(id, { interfaces: ['ais-v4', 'ais-v6'] })])
  assert.deepEqual(
    story.requirements.map((one) => [one.address, one.verdict]),
    [
      ['ais-v4/paging/sorted-by-id', 'passed'],
      ['ais-v6/paging/sorted-by-id', 'failed'],
    ],
  )
})

test('events that do not start a run are refused', () => {
  assert.throws(() => storyOf([runFinished()], []), { code: 'JOURNAL_UNREADABLE' })
})
