import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleExchange } from '../answers/sample-exchange.ts'
import {
  limitedAbove,
  limitedAsRateLimitExceeded,
  limitedWith429,
  messageStatesLimit,
  servedAgain,
} from './limited-above.ts'
import { servedBelowLimit } from './served-below-limit.ts'
import type { RouteTrial } from './moments.ts'

const good = sampleData([])
const limited = (status = 429, errorClass = 'RateLimitExceeded', message = 'At most 5 requests per second') =>
  sampleExchange(status, { error: { class: errorClass, message }, request: {} })

/** The exchanges with so many milliseconds from one sending to the next, each answered in 2. */
function apart(ms: number, exchanges: Exchange[]): Exchange[] {
  const first = Date.parse('2026-01-01T00:00:00Z')
  return exchanges.map((one, at) => ({ ...one, at: new Date(first + at * ms).toISOString(), durationMs: 2 }))
}

function trial(exchanges: Exchange[], control = good): RouteTrial {
  return { route: 'GET /countries', perSecond: 5, control, exchanges }
}

const times = (count: number, one: Exchange) => Array.from({ length: count }, () => one)

test('A request that is limited below the limit breaks it, by status or by class', () => {
  for (const one of [limited(), limited(400)]) {
    const judgement = servedBelowLimit([trial(apart(210, [...times(4, good), one]))], 'even')
    assert.equal(judgement.finding, 'broken')
    assert.match(judgement.wanted ?? '', /request 5 of a series that keeps to 5 a second/)
  }
})

test('A route serves again when its limit is long over, and nothing follows where none was reached', () => {
  const burst = [good, limited()]
  assert.equal(servedAgain([{ ...trial(burst), afterwards: good }]).finding, 'held')
  assert.equal(servedAgain([{ ...trial(burst), afterwards: limited() }]).finding, 'broken')
  assert.equal(servedAgain([{ ...trial([good]), afterwards: limited() }, trial(burst)]).finding, 'inconclusive')
})

test('A burst that was too slow is set aside, and named, where others show that the same limit is kept', () => {
  const fast = trial(apart(1, [...times(5, good), ...times(6, limited())]))
  const slow = { ...trial(apart(200, times(20, good))), route: 'GET /slow' }
  const { finding, reason } = limitedAbove([fast, slow])
  assert.equal(finding, 'held')
  assert.match(JSON.stringify(reason), /burst-too-slow.*GET \/slow/)
  assert.equal(limitedAbove([{ ...fast, perSecond: 4 }, slow]).finding, 'inconclusive', 'another limit')
  const refusal = sampleExchange(400, { error: { class: 'WrongRequestFormat' } })
  const unserved = trial(apart(1, times(20, refusal)), refusal)
  assert.equal(limitedAbove([fast, unserved]).finding, 'inconclusive', 'a route that takes nothing')
  assert.equal(limitedAbove([fast, slow, trial(apart(1, times(20, good)))]).finding, 'broken')
})

test('A burst shows that a limit is kept only by requests beyond it that were refused', () => {
  const finding = (exchanges: Exchange[]) => limitedAbove([trial(apart(1, exchanges))]).finding
  assert.equal(finding([...times(5, good), ...times(5, limited())]), 'inconclusive', 'not beyond two windows')
  assert.equal(finding([...times(5, good), ...times(6, limited())]), 'held')
  const spent = sampleExchange(400, { error: { class: 'CategorizationLimitReached' } })
  assert.equal(finding([...times(5, good), ...times(6, spent)]), 'inconclusive', 'nothing was refused for its pace')
})

test('Of limits that are kept on many routes, the last two refusals are the evidence', () => {
  const burst = trial(apart(1, [...times(5, good), ...times(6, limited())]))
  assert.deepEqual(
    limitedAbove([burst, burst, burst]).evidence.map(({ answer }) => answer?.status),
    [429, 429],
  )
})

test('A message may state the limit as a word', () => {
  const burst = (message: string) => apart(1, [...times(10, good), limited(429, 'RateLimitExceeded', message)])
  const finding = (perSecond: number, message: string) =>
    messageStatesLimit([{ ...trial(burst(message)), perSecond }]).finding
  assert.deepEqual(
    [finding(10, 'At most ten requests'), finding(5, 'Five a second'), finding(10, 'At most five requests')],
    ['held', 'held', 'broken'],
  )
})

test('A wrong status, a wrong class and a message without the limit are each broken', () => {
  const burst = (one: Exchange) => [trial(apart(1, [good, one]))]
  assert.equal(limitedWith429(burst(limited(400))).finding, 'broken')
  assert.equal(limitedAsRateLimitExceeded(burst(limited(429, 'TooManyRequests'))).finding, 'broken')
  for (const message of ['Too many requests', 'At most 50 requests per second', 'At most 0.5 a second'])
    assert.equal(messageStatesLimit(burst(limited(429, 'RateLimitExceeded', message))).finding, 'broken', message)
  for (const message of ['Limit: 5/s.', 'Five requests per second', 'limit is 5.'])
    assert.equal(messageStatesLimit(burst(limited(429, 'RateLimitExceeded', message))).finding, 'held', message)
})

test('What a limit for the day refuses in a burst is left out', () => {
  const spent = sampleExchange(400, { error: { class: 'CategorizationLimitReached' } })
  assert.equal(limitedWith429([trial(apart(1, [good, spent, limited()]))]).finding, 'held')
})
