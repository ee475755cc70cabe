import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { type Moments, surelyBelow, type RouteTrial } from '../../checks/rate-limits/moments.ts'
import { limitedAbove } from '../../checks/rate-limits/limited-above.ts'
import { servedAfterRefusals } from '../../checks/rate-limits/served-after-refusals.ts'
import { servedBelowLimit } from '../../checks/rate-limits/served-below-limit.ts'
import { sampleData, sampleExchange } from '../../checks/test-support/sample-exchange.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { bucket, fixedWindow, type Limiter, slidingWindow } from './test-support/sample-limiters.ts'
import { nextStartMs, type Spacing, startsOf } from './spacing.ts'
import { setImmediate } from 'node:timers/promises'
import type { Draft } from '../../client/draft.ts'
import { underUse } from './under-use.ts'
import { asRun, type Run } from '../../run/run.ts'
import { type Slot, onlySlot } from '../../run/slot.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'
import { loginsAtOnce } from './crowds.ts'

const epochMs = Date.parse('2026-01-01T00:00:00Z')
const perSecond = 5
const control = sampleData({})

/** The exchange of a request that a limiter got `outMs` after its sending and answered `backMs` later. */
function exchangeOf(limiter: Limiter, sentMs: number, [outMs, backMs]: [number, number]): Exchange {
  const served = limiter(sentMs + outMs)
  const answer = served
    ? sampleData({})
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

/** As many requests in each of two seconds as the limit allows, at any moments that repeat. */
const schedule = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: perSecond, maxLength: perSecond })
  .map((shares) => startsOf(perSecond, (share) => shares.toSorted((one, other) => one - other)[share * perSecond] ?? 0))

const legal: Array<[string, (from: number) => Limiter]> = [
  ['a fixed window', (from) => fixedWindow(perSecond, from)],
  ['a sliding window', () => slidingWindow(perSecond)],
  ['a bucket that refills', () => bucket(perSecond, perSecond)],
]
const delays = (count: number) => fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { minLength: count, maxLength: count })

const runs = { numRuns: 30 }

for (const [name, limiter] of legal) {
  test(`No schedule below the limit is limited by ${name}, whatever the delays on the way`, () => {
    const property = fc.property(schedule, delays(2 * perSecond), fc.nat(999), (startsSeconds, ways, from) => {
      const exchanges = spaced(limiter(from), { startsSeconds }, ways)
      assert.ok(surelyBelow(exchanges, perSecond))
      assert.ok(!exchanges.some(({ answer }) => answer?.status === 429))
    })
    fc.assert(property, runs)
  })

  test(`Neither a burst nor requests sent on and on count as beyond the limit of ${name}, however slow the way`, () => {
    const burst = fc.property(delays(20), fc.nat(999), fc.integer({ min: 1, max: 8 }), (ways, from, slowness) => {
      const slow = ways.map(([out, back]): [number, number] => [out * slowness, back * slowness])
      const one = limiter(from)
      const exchanges = slow
        .map((way, at) => ({ way, at }))
        .toSorted((a, b) => a.way[0] - b.way[0])
        .map(({ way, at }) => exchangeOf(one, at, way))
      const { finding } = limitedAbove([{ route: 'GET /x', perSecond, control, exchanges }])
      assert.notEqual(finding, 'broken')
    })
    fc.assert(burst, runs)
    const sustained = fc.property(sustainedWays(60), fc.nat(999), (ways, from) => {
      assert.equal(servedAfterRefusals(sustainedAt(limiter(from), ways), perSecond), undefined)
    })
    fc.assert(sustained, runs)
  })
}

test('A limiter that allows no two requests within their share of a second serves the strict spacing', () => {
  fc.assert(
    fc.property(delays(10), (ways) => {
      const exchanges = spaced(bucket(1, perSecond), 'strict', ways)
      assert.ok(!exchanges.some(({ answer }) => answer?.status === 429))
    }),
    runs,
  )
})

/** A burst and what is sent on after it every 10 milliseconds, in the order in which all of it arrives. */
function sustainedAt(limiter: Limiter, ways: ReadonlyArray<[number, number]>): Exchange[] {
  const sent = ways.map((way, at) => ({ sentMs: at < 4 * perSecond ? 0 : 30 + (at - 4 * perSecond) * 10, way }))
  const arriving = sent.map((one, at) => ({ ...one, at })).toSorted((a, b) => a.sentMs + a.way[0] - b.sentMs - b.way[0])
  const exchanges: Exchange[] = []
  for (const { sentMs, way, at } of arriving) exchanges[at] = exchangeOf(limiter, sentMs, way)
  return exchanges
}

const sustainedWays = (most: number) =>
  fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { minLength: 170, maxLength: 170 })

test('Two fixed windows on servers that take turns never count as beyond the limit of both', () => {
  const property = fc.property(sustainedWays(10), fc.nat(999), fc.nat(999), (ways, one, other) => {
    const servers = [fixedWindow(3, one), fixedWindow(2, other)]
    let turn = 0
    const both: Limiter = (atMs) => servers[(turn += 1) % 2]?.(atMs) ?? false
    assert.equal(servedAfterRefusals(sustainedAt(both, ways), perSecond), undefined)
  })
  fc.assert(property, runs)
})

const draft: Draft = {
  name: 'list countries',
  method: 'GET',
  path: '/countries',
  headers: {},
  as: 'main',
  signing: 'unsigned',
}
const good = sampleData([])
const limited = sampleExchange(429, { error: { class: 'RateLimitExceeded', message: 'Slow down' } })
const route = { route: 'GET /countries', perSecond, control: good, next: () => draft, left: () => Infinity }

/** Sends to a limiter. The looks with these numbers, from 1, go out at half of their pace, as on a busy machine. */
function sender(slowLooks: number[]) {
  const serves = slidingWindow(perSecond - 1)
  let sent = 0
  const send = (): Promise<Exchange> => {
    const [look, at] = [Math.floor(sent / (perSecond + 2)) + 1, sent % (perSecond + 2)]
    sent += 1
    const now = Date.now()
    if (slowLooks.includes(look)) {
      const late = new Date(now + (at * 1000) / perSecond).toISOString()
      return Promise.resolve({ ...good, at: late, durationMs: 0 })
    }
    return Promise.resolve({ ...(serves(now) ? good : limited), at: new Date(now).toISOString(), durationMs: 0 })
  }
  return { send, looks: () => sent / (perSecond + 2) }
}

/** What is found, and in how many looks, on a clock that moves on whenever somebody waits for it. */
async function found({ mock }: TestContext, slowLooks: number[], routes = [route]) {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.UTC(2026, 0, 1) })
  const { send, looks } = sender(slowLooks)
  const shown: RouteTrial[] = []
  void underUse(send, routes, () => 'even').then((trials) => shown.push(...trials))
  while (shown.length === 0) {
    mock.timers.tick(1)
    await setImmediate()
  }
  return [servedBelowLimit(shown, 'even').finding, looks()]
}

test('A limit that is one too low is found though the first look came slower than the limit', async (t) =>
  assert.deepEqual(await found(t, [1]), ['broken', 3]))

test('Looks that all come slower than the limit have an end, and show what they show', async (t) =>
  assert.deepEqual(await found(t, [1, 2, 3, 4]), ['held', 4]))

test('Once a route is shown to be limited too early, no other route is looked at again', async (t) =>
  assert.deepEqual(await found(t, [], [route, route]), ['broken', 3]))

/** What a crowd of logins of a client asks for before its first login is created. */
async function asksFor(client: ClientPurpose): Promise<string[]> {
  const asked: string[] = []
  const run = {
    having: (name: string, act: () => Promise<unknown>) => {
      asked.push(name)
      return act()
    },
  } as unknown as Run
  const send = async () => {
    asked.push('create')
    return { answer: { status: 400 } }
  }
  const scene = {
    run,
    send,
    provider: () => ({}),
    newCustomer: async () => ({}),
    requests: { createLogin: () => ({}) },
  } as unknown as Scene
  const slot: Slot = { ...onlySlot, alone: async () => void asked.push('alone') }
  const limit = { client, logins: 3 }
  await asRun(run, async () => void (await loginsAtOnce(scene, limit)), slot)
  return asked
}

test('a crowd of logins is alone where many checks have logins of its client, and else takes turns with those that have', async () => {
  assert.deepEqual(await asksFor('main'), ['alone', 'create'])
  assert.deepEqual(await asksFor('second'), ['alone', 'create'])
  assert.deepEqual(await asksFor('unencrypted'), ['logins of the client unencrypted', 'create'])
})
