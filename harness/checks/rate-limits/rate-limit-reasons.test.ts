import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'
import { countedPerAddress } from './counted-per-address.ts'
import { limitedAbove, limitedAsRateLimitExceeded, limitedWith429, messageStatesLimit } from './limited-above.ts'
import { isLimited, mostInOneSecond, refusalsIn, type RouteTrial, spanSecondsOf } from './moments.ts'
import { servedBelowLimit } from './served-below-limit.ts'

const good = sampleData([])
const limited = (message = 'At most 5 requests per second') =>
  sampleExchange(429, { error: { class: 'RateLimitExceeded', message } })
const refusal = sampleExchange(400, { error: { class: 'WrongRequestFormat' } })
const times = (count: number, one: Exchange) => Array.from({ length: count }, () => one)

/** The exchanges with so many milliseconds from one sending to the next, each answered in 2. */
function apart(ms: number, exchanges: Exchange[], from = 0): Exchange[] {
  const first = Date.parse('2026-01-01T00:00:00Z') + from
  return exchanges.map((one, at) => ({ ...one, at: new Date(first + at * ms).toISOString(), durationMs: 2 }))
}

function trial(exchanges: Exchange[], more: Partial<RouteTrial> = {}): RouteTrial {
  return { route: 'GET /countries', perSecond: 5, control: good, exchanges, ...more }
}

const kept = trial(apart(1, [...times(10, good), limited()]))
const slow = trial(apart(400, times(7, good)))
const exceeded = trial(apart(1, [...times(11, good), ...times(2, limited())]))
/** Fifteen refusals in a row use the limit up; then so many are served within the second. */
const afterwards = (served: number) => apart(10, [good, ...times(15, limited()), ...times(served, good)])

test('A second address below the limits is served while the first is limited', () => {
  const [beyond, other] = [apart(10, times(9, limited())), apart(210, times(3, good))]
  const exceeded = (elsewhere: Exchange[], more: Partial<RouteTrial> = {}) =>
    trial([], { sustained: beyond, elsewhere, ...more })
  const refused = apart(210, [good, limited()], 105)
  says(countedPerAddress([trial([])]), 'inconclusive: no-limit-beside (0)')
  says(countedPerAddress([trial([], { sustained: [good], elsewhere: refused })]), 'inconclusive: no-limit-beside (0)')
  says(countedPerAddress([exceeded(other)]), 'held: served-beside')
  says(countedPerAddress([exceeded([...other, sampleTransportError()])]), 'inconclusive: transport-error')
  says(countedPerAddress([exceeded(refused)]), 'broken: 429 RateLimitExceeded (2)')
  says(countedPerAddress([exceeded(apart(100, [good, limited()]))]), 'inconclusive: limited-perhaps-above (2)')
  // Two routes that may share a limit were asked 105 ms apart, so that nothing shows that their limit of 5 was kept.
  const both = [exceeded(other), exceeded(refused, { route: 'GET /rates', perSecond: 10 })]
  says(countedPerAddress(both), 'inconclusive: limited-perhaps-above (4)')
})

test('Status and class distinguish what is limited from what is refused', () => {
  const tooMany = sampleExchange(400, { error: { class: 'TooManyRequests' } })
  assert.deepEqual(
    [limited(), sampleExchange(429, {}), tooMany, good, refusal, sampleTransportError()].map(isLimited),
    [true, true, true, false, false, false],
  )
  const spent = sampleExchange(400, { error: { class: 'CategorizationLimitReached' } })
  assert.deepEqual(refusalsIn([good, refusal, spent, sampleTransportError(), tooMany]), [refusal, tooMany])
})

cases(
  'A burst says how much of it was served in which time',
  [limitedAbove([]), 'inconclusive: nothing-sent (0)'],
  [limitedAbove([kept]), 'held: all-of'],
  [limitedAbove([kept, slow]), 'held: all-of'],
  [limitedAbove([slow, kept]), 'held: all-of'],
  [limitedAbove([kept, kept]), 'held: all-of (2)'],
  [limitedAbove([kept, exceeded]), 'broken: 11 of 13 served within 0.01 s, 2 refused (2)'],
  [limitedAbove([exceeded]), 'broken: 11 of 13 served within 0.01 s, 2 refused (2)'],
  [limitedAbove([slow]), 'inconclusive: burst-too-slow (7)'],
  [limitedAbove([trial(times(20, refusal), { control: refusal })]), 'inconclusive: route-refuses'],
  [limitedAbove([trial([])]), 'inconclusive: burst-too-slow (0)'],
  [limitedAbove([trial([...kept.exchanges, sampleTransportError()])]), 'held: all-of'],
  [limitedAbove([trial(kept.exchanges, { sustained: afterwards(6) })]), 'broken: 6 served (2)'],
  [limitedAbove([trial(kept.exchanges, { sustained: afterwards(5) })]), 'held: all-of'],
  [limitedAbove([trial(apart(1, times(11, refusal)), { control: good })]), 'held: all-of'],
  [limitedAbove([trial(apart(1, times(11, good)).slice(0, 10))]), 'inconclusive: burst-too-slow (10)'],
  'Refusals say what they show in place of the limit',
  [limitedWith429([kept]), 'held: answers-as-documented'],
  [
    limitedWith429([trial([sampleExchange(400, { error: { class: 'RateLimitExceeded' } })])]),
    'broken: 400 RateLimitExceeded at status',
  ],
  [limitedWith429([trial([limited()], { control: refusal })]), 'inconclusive: no-answers (0)'],
  [limitedAsRateLimitExceeded([kept]), 'held: answers-as-documented'],
  [
    limitedAsRateLimitExceeded([trial([sampleExchange(429, { error: { class: 'TooManyRequests' } })])]),
    'broken: 429 TooManyRequests at error.class',
  ],
  [messageStatesLimit([]), 'inconclusive: nothing-sent (0)'],
  [messageStatesLimit([kept]), 'held: answers-as-documented'],
  [messageStatesLimit([trial([limited('Ten a second')], { perSecond: 10 })]), 'held: answers-as-documented'],
  [messageStatesLimit([trial([limited('Slow down')]), kept]), 'broken: "Slow down" at error.message'],
  [messageStatesLimit([kept, trial([limited('Slow down')])]), 'broken: "Slow down" at error.message'],
  [messageStatesLimit([trial([]), kept]), 'held: answers-as-documented'],
  [messageStatesLimit([trial([])]), 'inconclusive: no-answers (0)'],
  [messageStatesLimit([trial([limited('20 a second')], { perSecond: 20 })]), 'held: answers-as-documented'],
  [
    messageStatesLimit([trial([sampleExchange(429, { error_class: 'RateLimitExceeded', error_message: 'five' })])]),
    'held: answers-as-documented',
  ],
  [messageStatesLimit([trial([sampleExchange(429, 'none')])]), 'broken: "" at error.message'],
  'Requests below the limit say how fast they came',
  [servedBelowLimit([], 'even'), 'inconclusive: nothing-sent (0)'],
  [servedBelowLimit([trial(apart(210, times(7, good)))], 'even'), 'held: all-of'],
  [
    servedBelowLimit([trial(apart(210, times(3, good))), trial(apart(210, times(4, good)))], 'even'),
    'held: all-of (2)',
  ],
  [
    servedBelowLimit([trial(apart(210, [...times(4, good), limited(), good]))], 'even'),
    'broken: 429 RateLimitExceeded (5)',
  ],
  [servedBelowLimit([trial(apart(210, [limited()]))], 'even'), 'broken: 429 RateLimitExceeded'],
  [servedBelowLimit([trial(apart(100, [good, limited()]))], 'even'), 'inconclusive: limited-perhaps-above (2)'],
  [servedBelowLimit([trial(apart(100, [good, limited()]))], 'any'), 'broken: 429 RateLimitExceeded (2)'],
  [servedBelowLimit([trial(apart(202, [good, limited()]))], 'even'), 'inconclusive: limited-perhaps-above (2)'],
  [servedBelowLimit([trial(apart(203, [good, limited()]))], 'even'), 'broken: 429 RateLimitExceeded (2)'],
  [servedBelowLimit([trial(apart(600, times(3, good)))], 'even'), 'inconclusive: series-too-slow (3)'],
  [servedBelowLimit([trial(apart(210, [good, sampleTransportError()]))], 'even'), 'inconclusive: transport-error'],
  [
    servedBelowLimit([trial(apart(600, times(3, good))), trial(apart(210, [good, limited()]))], 'even'),
    'broken: 429 RateLimitExceeded (2)',
  ],
  [servedBelowLimit([trial(apart(400, times(3, good)))], 'any'), 'held: all-of'],
  [servedBelowLimit([trial(apart(600, times(3, good)), { perSecond: 4 })], 'any'), 'held: all-of'],
  'The moments of exchanges are counted to the millisecond',
  [spanSecondsOf([]), 0],
  [spanSecondsOf(apart(500, [good, good])), 0.503],
  [spanSecondsOf(apart(500, [good, good]).toReversed()), 0.503],
  [mostInOneSecond([]), 0],
  [mostInOneSecond(apart(500, times(4, good))), 2],
  [mostInOneSecond(apart(250, times(9, good)).toReversed()), 4],
)
