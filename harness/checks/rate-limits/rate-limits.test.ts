import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { apart, times } from './test-support/spaced.ts'
import { countedPerAddress } from './counted-per-address.ts'
import {
  limitedAbove,
  limitedAsRateLimitExceeded,
  limitedWith429,
  messageStatesLimit,
  servedAgain,
} from './limited-above.ts'
import { isLimited, mostInOneSecond, refusalsIn, type RouteTrial, spanSecondsOf } from './moments.ts'
import { servedBelowLimit } from './served-below-limit.ts'

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
const fast = burst(...times(5, good), ...times(6, limited()))
const slow = trial(apart(400, times(7, good)), { route: 'GET /slow' })
const exceeded = burst(...times(11, good), ...times(2, limited()))
const unserved = trial(apart(1, times(20, refusal)), { control: refusal })
/** Fifteen refusals in a row use the limit up; then so many are served within the second. */
const afterwards = (served: number) => apart(10, [good, ...times(15, limited()), ...times(served, good)])

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
  [limitedAbove([kept]), 'held: all-of'],
  [limitedAbove([fast]), 'held'],
  [limitedAbove([burst(...times(5, good), ...times(5, limited()))]), 'inconclusive'],
  [limitedAbove([burst(...times(5, good), ...times(6, spent))]), 'inconclusive'],
  [limitedAbove([trial([...kept.exchanges, lost])]), 'held: all-of'],
  [limitedAbove([trial(apart(1, times(11, refusal)))]), 'held: all-of'],
  [limitedAbove([exceeded]), 'broken: 11 of 13 served within 0.01 s, 2 refused (2)'],
  [limitedAbove([kept, exceeded]), 'broken: 11 of 13 served within 0.01 s, 2 refused (2)'],
  [limitedAbove([trial(kept.exchanges, { sustained: afterwards(6) })]), 'broken: 6 served (2)'],
  [limitedAbove([trial(kept.exchanges, { sustained: afterwards(5) })]), 'held: all-of'],
  [limitedAbove([kept, kept, kept]).evidence.map(({ answer }) => answer?.status), [429, 429]],
  [limitedAbove([]), 'inconclusive: nothing-sent (0)'],
  [limitedAbove([trial([])]), 'inconclusive: burst-too-slow (0)'],
  [limitedAbove([burst(...times(11, good).slice(0, 10))]), 'inconclusive: burst-too-slow (10)'],
  [limitedAbove([unserved]), 'inconclusive: cannot-decide'],
  'A burst that was too slow is set aside, and named, where others show that the same limit is kept',
  [limitedAbove([slow]), 'inconclusive: burst-too-slow (7)'],
  [limitedAbove([kept, slow]), 'held: all-of'],
  [limitedAbove([slow, kept]), 'held: all-of'],
  [JSON.stringify(limitedAbove([kept, slow]).reason), /burst-too-slow.*GET \/slow/],
  [limitedAbove([{ ...fast, perSecond: 4 }, slow]), 'inconclusive'],
  [limitedAbove([kept, unserved]), 'inconclusive'],
  [limitedAbove([kept, slow, burst(...times(20, good))]), 'broken'],
  'What is limited has the status, the class and a message with the limit; what a limit of the day refuses is left out',
  [limitedWith429([kept]), 'held: answers-as-documented'],
  [limitedWith429([burst(good, spent, limited())]), 'held'],
  [limitedWith429([trial([refused(400, 'RateLimitExceeded')])]), 'broken: 400 RateLimitExceeded at status'],
  [limitedWith429([trial([limited()], { control: refusal })]), 'inconclusive: nothing-to-check (0)'],
  [limitedAsRateLimitExceeded([kept]), 'held: answers-as-documented'],
  [
    limitedAsRateLimitExceeded([trial([refused(429, 'TooManyRequests')])]),
    'broken: 429 TooManyRequests at error.class',
  ],
  [messageStatesLimit([kept]), 'held: answers-as-documented'],
  [messageStatesLimit([trial([]), kept]), 'held: answers-as-documented'],
  [messageStatesLimit([kept, trial([limited('Slow down')])]), 'broken: "Slow down" at error.message'],
  [messageStatesLimit([trial([sampleExchange(429, 'none')])]), 'broken: "" at error.message'],
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
  [
    messageStatesLimit([trial([sampleExchange(429, { error_class: 'RateLimitExceeded', error_message: 'five' })])]),
    'held',
  ],
  'A second address below the limits is served while the first is limited',
  [countedPerAddress([beside(other)]), 'held: seen'],
  [countedPerAddress([beside(otherRefused)]), 'broken: 429 RateLimitExceeded (2)'],
  [countedPerAddress([beside(apart(100, [good, limited()]))]), 'inconclusive: cannot-decide (2)'],
  [countedPerAddress([beside([...other, lost])]), 'inconclusive: transport-error'],
  [countedPerAddress([trial([])]), 'inconclusive: nothing-shows (0)'],
  [countedPerAddress([trial([], { sustained: [good], elsewhere: otherRefused })]), 'inconclusive: nothing-shows (0)'],
  // Two routes that may share a limit were asked 105 ms apart, so that nothing shows that their limit of 5 was kept.
  [
    countedPerAddress([beside(other), beside(otherRefused, { route: 'GET /rates', perSecond: 10 })]),
    'inconclusive: cannot-decide (4)',
  ],
  'A request below the limit is served, and one that is limited breaks it by status or by class',
  [below(210, times(7, good)), 'held: all-of'],
  [below(210, [...times(4, good), limited(), good]), 'broken: 429 RateLimitExceeded (5)'],
  [below(210, [...times(4, good), refused(400, 'RateLimitExceeded')]), 'broken'],
  [below(210, [limited()]), 'broken: 429 RateLimitExceeded'],
  [below(210, [...times(4, good), limited()]).wanted, /request 5 of a series that keeps to 5 a second/],
  [below(100, [good, limited()]), 'inconclusive: cannot-decide (2)'],
  [below(100, [good, limited()], 'any'), 'broken: 429 RateLimitExceeded (2)'],
  [below(0, [...times(5, good), limited()], 'any'), 'inconclusive: cannot-decide (6)'],
  [below(202, [good, limited()]), 'inconclusive: cannot-decide (2)'],
  [below(203, [good, limited()]), 'broken: 429 RateLimitExceeded (2)'],
  [below(600, times(3, good)), 'inconclusive: cannot-decide (3)'],
  [below(400, times(3, good), 'any'), 'held: all-of'],
  [below(210, [good, lost]), 'inconclusive: transport-error'],
  [servedBelowLimit([], 'even'), 'inconclusive: nothing-sent (0)'],
  [servedBelowLimit([trial(other), trial(apart(210, times(4, good)))], 'even'), 'held: all-of (2)'],
  [servedBelowLimit([slow, trial(apart(210, [good, limited()]))], 'even'), 'broken: 429 RateLimitExceeded (2)'],
  'A route serves again when its limit is long over, and nothing follows where none was reached',
  [servedAgain([trial([good, limited()], { afterwards: good })]), 'held'],
  [servedAgain([trial([good, limited()], { afterwards: limited() })]), 'broken'],
  [servedAgain([trial([good], { afterwards: limited() }), trial([good, limited()])]), 'inconclusive'],
  'The moments of exchanges are counted to the millisecond',
  [[[], apart(500, [good, good]), apart(500, [good, good]).toReversed()].map(spanSecondsOf), [0, 0.503, 0.503]],
  [[[], apart(500, times(4, good)), apart(250, times(9, good)).toReversed()].map(mostInOneSecond), [0, 2, 4]],
  'Status and class distinguish what is limited from what is refused',
  [[limited(), sampleExchange(429, {}), tooMany].map(isLimited), [true, true, true]],
  [[good, refusal, lost].map(isLimited), [false, false, false]],
  [refusalsIn([good, refusal, spent, lost, tooMany]), [refusal, tooMany]],
)
