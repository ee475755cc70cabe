import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Moments, surelyBelow } from '../../harness/checks/rate-limits/moments.ts'
import { limitedAbove } from '../../harness/checks/rate-limits/limited-above.ts'
import { servedBelowLimit } from '../../harness/checks/rate-limits/served-below-limit.ts'
import { sampleExchange } from '../../harness/checks/sample-exchange.ts'
import type { Exchange } from '../../harness/client/exchange.ts'
import { schedule } from './schedule.ts'
import { bucket, fixedWindow, type Limiter, slidingWindow } from '../../harness/target/rate-limits/sample-limiters.ts'
import { nextStartMs, type Spacing } from '../../harness/target/rate-limits/spacing.ts'

const epochMs = Date.parse('2026-01-01T00:00:00Z')
const perSecond = 5
const control = sampleExchange(200, { data: {} })

/** The exchange of a request that a limiter got `outMs` after its sending and answered `backMs` later. */
function exchangeOf(limiter: Limiter, sentMs: number, [outMs, backMs]: [number, number]): Exchange {
  const served = limiter(sentMs + outMs)
  const answer = served
    ? sampleExchange(200, { data: {} })
    : sampleExchange(429, { error: { class: 'RateLimitExceeded', message: '5 requests per second' }, request: {} })
  const at = new Date(epochMs + Math.floor(sentMs)).toISOString()
  return { ...answer, at, durationMs: outMs + backMs }
}

function spaced(limiter: Limiter, spacing: Spacing, delays: Array<[number, number]>): Exchange[] {
  const moments: Moments[] = []
  return delays.map((delay) => {
    const sentMs = Math.max(nextStartMs(moments, perSecond, spacing), moments.at(-1)?.sentMs ?? 0)
    moments.push({ sentMs, answeredMs: sentMs + delay[0] + delay[1] })
    return exchangeOf(limiter, sentMs, delay)
  })
}

const legal: Array<[string, (from: number) => Limiter]> = [
  ['a fixed window', (from) => fixedWindow(perSecond, from)],
  ['a sliding window', () => slidingWindow(perSecond)],
  ['a bucket that refills', () => bucket(perSecond, perSecond)],
]
const delays = (count: number) => fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { minLength: count, maxLength: count })

for (const [name, limiter] of legal) {
  test(`No schedule below the limit is limited by ${name}, whatever the delays on the way`, () => {
    fc.assert(
      fc.property(schedule(perSecond), delays(2 * perSecond), fc.nat(999), (startsSeconds, ways, from) => {
        const exchanges = spaced(limiter(from), { startsSeconds }, ways)
        assert.ok(surelyBelow(exchanges, perSecond))
        assert.equal(
          exchanges.find(({ answer }) => answer?.status === 429),
          undefined,
        )
      }),
    )
  })

  test(`A burst at ${name} never counts as beyond what it may serve, however slow the way`, () => {
    fc.assert(
      fc.property(delays(20), fc.nat(999), fc.integer({ min: 1, max: 8 }), (ways, from, slowness) => {
        const arrivals = ways.map(([out, back], at): [number, [number, number]] => [
          at,
          [out * slowness, back * slowness],
        ])
        const inOrder = arrivals.toSorted(([, [one]], [, [other]]) => one - other)
        const one = limiter(from)
        const exchanges = inOrder.map(([at, way]) => exchangeOf(one, at, way))
        const { finding } = limitedAbove([{ route: 'GET /x', perSecond, control, exchanges }])
        assert.notEqual(finding, 'broken')
      }),
    )
  })

  test(`Even requests just below the limit are served by ${name} over a fast way`, () => {
    const exchanges = spaced(
      limiter(300),
      'even',
      Array.from({ length: 10 }, () => [1, 1]),
    )
    const judgement = servedBelowLimit([{ route: 'GET /x', perSecond, control, exchanges }], 'even')
    assert.equal(judgement.finding, 'held', judgement.reason)
  })
}

test('A limiter that allows no two requests within their share of a second serves the strict spacing', () => {
  fc.assert(
    fc.property(delays(10), (ways) => {
      const exchanges = spaced(bucket(1, perSecond), 'strict', ways)
      assert.equal(
        exchanges.find(({ answer }) => answer?.status === 429),
        undefined,
      )
    }),
  )
})

test('A limit that is one too low is seen by even requests, and one far too high by a burst', () => {
  const even = spaced(
    slidingWindow(perSecond - 1),
    'even',
    Array.from({ length: 10 }, () => [1, 1]),
  )
  assert.equal(servedBelowLimit([{ route: 'GET /x', perSecond, control, exchanges: even }], 'even').finding, 'broken')
  const high = slidingWindow(3 * perSecond)
  const burst = Array.from({ length: 20 }, (_, at) => exchangeOf(high, at, [1, 1]))
  assert.equal(limitedAbove([{ route: 'GET /x', perSecond, control, exchanges: burst }]).finding, 'broken')
})
