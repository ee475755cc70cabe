import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, inOneLine } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleExchange, sampleTransportError, sampleRefusal } from '../test-support/sample-exchange.ts'
import { isSuccess } from '../answers/answer.ts'
import { clientsCountedTogether, countedPerAddress } from './counted-per-address.ts'
import {
  limitedAbove,
  limitedAsRateLimitExceeded,
  limitedWith429,
  messageStatesLimit,
  servedAgain,
} from './limited-above.ts'
import { isLimited, mostInOneSecond, type RouteTrial, spanSecondsOf } from './moments.ts'
import { servedBelowLimit } from './served-below-limit.ts'
import { servedAfterRefusals } from './served-after-refusals.ts'
import { crowdRefused } from './crowd-refused.ts'

const times = (count: number, one: Exchange) => Array.from({ length: count }, () => one)

/** The exchanges with so many milliseconds from one sending to the next, each answered in 2. */
function apart(ms: number, exchanges: Exchange[], from = 0): Exchange[] {
  const first = Date.parse('2026-01-01T00:00:00Z') + from
  return exchanges.map((one, at) => ({ ...one, at: new Date(first + at * ms).toISOString(), durationMs: 2 }))
}

const good = sampleData([])
const refused = (status: number, errorClass: string, message = 'At most 5 requests per second') =>
  sampleExchange(status, { error: { class: errorClass, message }, request: {} })
const limited = (message?: string) => refused(429, 'RateLimitExceeded', message)
const tooMany = refused(400, 'TooManyRequests')
const refusal = refused(400, 'WrongRequestFormat')
const spent = refused(400, 'CategorizationLimitReached')
const lost = sampleTransportError()

const trial = (exchanges: Exchange[], more: Partial<RouteTrial> = {}): RouteTrial => {
  return { route: 'GET /countries', perSecond: 5, control: good, exchanges, ...more }
}
const burst = (...exchanges: Exchange[]) => trial(apart(1, exchanges))
const kept = burst(...times(10, good), limited())
const slow = trial(apart(400, times(7, good)), { route: 'GET /slow' })
const exceeded = burst(...times(11, good), ...times(2, limited()))
const unserved = trial(apart(1, times(20, refusal)), { control: refusal })
/** Fifteen refusals in a row use the limit up; then so many are served within the second. */
const afterwards = (served: number) => apart(10, [good, ...times(15, limited()), ...times(served, good)])
/** What a second client gets, 210 milliseconds apart, while the first is refused for so long. */
const second = (exchanges: Exchange[], refusedMs = 2000) =>
  trial([], { sustained: apart(10, times(refusedMs / 10, limited())), second: apart(210, exchanges, 5) })

const sees = (message: string, perSecond = 5) => messageStatesLimit([trial([limited(message)], { perSecond })]).finding
const below = (ms: number, exchanges: Exchange[], spacing: Parameters<typeof servedBelowLimit>[1] = 'even') =>
  servedBelowLimit([trial(apart(ms, exchanges))], spacing)

const beyond = apart(10, times(9, limited()))
const other = apart(210, times(3, good))
const otherRefused = apart(210, [good, limited()], 105)
const beside = (elsewhere: Exchange[], more: Partial<RouteTrial> = {}) =>
  trial([], { sustained: beyond, elsewhere, ...more })

cases(
  'A burst shows that a limit is kept only by requests beyond it that were refused',
  [limitedAbove([burst(...times(5, good), ...times(5, limited()))]), 'inconclusive'],
  [limitedAbove([trial(apart(1, times(11, refusal)))]), 'held: all-of'],
  [limitedAbove([kept, exceeded]), 'broken: 11 of 13 served within 0.01 s, 2 refused (2)'],
  [limitedAbove([trial(kept.exchanges, { sustained: afterwards(6) })]), 'broken: 6 served (2)'],
  [limitedAbove([]), 'inconclusive: nothing-sent (0)'],
  [limitedAbove([unserved]), 'inconclusive: control-alike'],
  'A burst that was too slow is set aside, and named, where others show that the same limit is kept',
  [limitedAbove([slow, kept]), 'held: all-of'],
  [JSON.stringify(limitedAbove([kept, slow]).reason), /burst-too-slow.*GET \/slow/],
  [limitedAbove([kept, unserved]), 'inconclusive'],
  'Two clients of an address share a limit where the second is refused with the first',
  [clientsCountedTogether([second([good, good, limited()])]), 'held: holds-for'],
  [clientsCountedTogether([second(times(5, good))]), 'broken: 5 served to one while another was refused (2)'],
  [clientsCountedTogether([second(times(5, good), 600)]), 'inconclusive: one-limit-or-two (2)'],
  [clientsCountedTogether([second([...times(4, good), lost])]), 'inconclusive: transport-error'],
  [
    clientsCountedTogether([trial([], { sustained: beyond, second: apart(105, [good, limited()]) })]),
    'inconclusive: came-too-fast (2)',
  ],
  [
    clientsCountedTogether([trial([], { sustained: [good], second: times(5, good) }), kept]),
    'inconclusive: nothing-to-check (0)',
  ],
  'What is limited has the status, the class and a message with the limit; what a limit of the day refuses is left out',
  [limitedWith429([burst(good, spent, limited())]), 'held'],
  [limitedWith429([trial([refused(400, 'RateLimitExceeded')])]), 'broken: 400 RateLimitExceeded at status'],
  [limitedAsRateLimitExceeded([kept]), 'held: answers-as-documented'],
  [
    limitedAsRateLimitExceeded([trial([refused(429, 'TooManyRequests')])]),
    'broken: 429 TooManyRequests at error.class',
  ],
  [messageStatesLimit([trial([]), kept]), 'held: answers-as-documented'],
  [messageStatesLimit([kept, trial([limited('Slow down')])]), 'broken: "Slow down" at error.message'],
  [messageStatesLimit([]), 'inconclusive: nothing-sent (0)'],
  [messageStatesLimit([trial([])]), 'inconclusive: nothing-to-check (0)'],
  'The message states the limit as a number or a word, and no other number',
  [['Limit: 5/s.', 'Five requests per second', 'limit is 5.'].map((one) => sees(one)), ['held', 'held', 'held']],
  [
    [sees('Ten a second', 10), sees('At most ten', 10), sees('20 a second', 20)],
    ['held', 'held', 'held'],
  ],
  [['Too many', 'At most 50 a second', 'At most 0.5 a second'].map((one) => sees(one)), ['broken', 'broken', 'broken']],
  [sees('At most five requests', 10), 'broken'],
  'A second address below the limits is served while the first is limited',
  [countedPerAddress([beside(other)]), 'held: holds-for'],
  [countedPerAddress([beside(otherRefused)]), 'broken: 429 RateLimitExceeded (2)'],
  [countedPerAddress([beside([...other, lost])]), 'inconclusive: transport-error'],
  [
    countedPerAddress([trial([], { sustained: [good], elsewhere: otherRefused })]),
    'inconclusive: nothing-to-check (0)',
  ],
  // Two routes that may share a limit were asked 105 ms apart, so that nothing shows that their limit of 5 was kept.
  [
    countedPerAddress([beside(other), beside(otherRefused, { route: 'GET /rates', perSecond: 10 })]),
    'inconclusive: came-too-fast (4)',
  ],
  'A request below the limit is served, and one that is limited breaks it by status or by class',
  [below(210, [...times(4, good), limited(), good]), 'broken: 429 RateLimitExceeded (5)'],
  [below(210, [limited()]), 'broken: 429 RateLimitExceeded'],
  [below(210, [...times(4, good), limited()]).wanted, /request 5 of a series that keeps to 5 a second/],
  [below(100, [good, limited()], 'any'), 'broken: 429 RateLimitExceeded (2)'],
  [below(0, [...times(5, good), limited()], 'any'), 'inconclusive: came-too-fast (6)'],
  [below(400, times(3, good), 'any'), 'held: all-of'],
  'A route serves again when its limit is long over, and nothing follows where none was reached',
  [servedAgain([trial([good, limited()], { afterwards: good })]), 'held'],
  [servedAgain([trial([good], { afterwards: limited() }), trial([good, limited()])]), 'inconclusive'],
  'The moments of exchanges are counted to the millisecond',
  [[[], apart(500, [good, good]), apart(500, [good, good]).toReversed()].map(spanSecondsOf), [0, 0.503, 0.503]],
  [[[], apart(500, times(4, good)), apart(250, times(9, good)).toReversed()].map(mostInOneSecond), [0, 2, 4]],
  'Status and class distinguish what is limited from what is refused',
  [[limited(), sampleExchange(429, {}), tooMany].map(isLimited), [true, true, true]],
)

test('More than the limit in the second after it was used up is found, however the row was reached', () => {
  const count = (exchanges: Exchange[]) => servedAfterRefusals(exchanges, 5)?.length
  assert.equal(count(afterwards(6)), 6)
  assert.equal(count(afterwards(5)), undefined)
  assert.equal(count([]), undefined)
  assert.equal(count(apart(10, [...times(14, limited()), ...times(6, good)])), undefined)
  assert.equal(count(apart(10, [...times(10, limited()), good, ...times(10, limited()), ...times(6, good)])), undefined)
  assert.equal(count(apart(10, [...times(15, limited()), sampleTransportError(), ...times(6, good)])), 6)
})

test('A second counts from the last refusals in a row, and neither of its ends belongs to it', () => {
  const after = (refusals: Exchange[], from: number) =>
    servedAfterRefusals([...refusals, ...apart(10, times(6, good), from)], 5)
  assert.deepEqual(after(apart(30, times(40, limited())), 1200)?.map(isSuccess), times(6, good).map(isSuccess))
  const row = apart(10, times(15, limited()))
  assert.equal(after(row, 143), undefined, 'the first was sent as the last refusal came')
  assert.equal(after(row, 946)?.length, 6)
  assert.equal(after(row, 947), undefined, 'the last came as the second ended')
  const served = apart(1, [good])
  assert.equal(
    after([...served, ...apart(10, times(15, limited()), 3)], 200),
    undefined,
    'sent as what was served came',
  )
})

const success = sampleData({ id: '1' })
const crowded = sampleRefusal(400, 'TooManyRequests')
const limit = { most: 2, errorClass: 'TooManyRequests', seconds: 60 }
const decided = (...answers: Array<typeof success>) => inOneLine(crowdRefused(answers, limit))

test('crowdRefused holds where some are accepted and more are refused with the class', () =>
  assert.equal(decided(success, success, crowded), 'held: refused (3)'))

test('crowdRefused is broken where more are accepted than the limit allows, or the refusal names another class', () => {
  assert.equal(decided(success, success, success), `broken: 3 accepted (3)`)
})

test('crowdRefused is inconclusive where too few were sent, none was accepted, or another limit was reached', () => {
  assert.equal(decided(success, success), 'inconclusive: too-few (2)')
  const late = { ...success, durationMs: 61_000 }
  assert.equal(decided(success, success, late), 'inconclusive: too-few (3)')
  assert.equal(decided(crowded, crowded), 'inconclusive: control-alike (2)')
  assert.equal(decided(success, sampleRefusal(400, 'LoginLimitReached')), 'inconclusive: target-crowded (2)')
  assert.equal(decided(success, sampleTransportError()), 'inconclusive: transport-error')
})
