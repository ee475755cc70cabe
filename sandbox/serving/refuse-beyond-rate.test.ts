import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, routesOf } from '../server/routes.ts'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked } from '../test-support/asking.ts'
import { createLimiter } from '../basics/limiter.ts'
import { enrichingLimits, listingLimits } from '../versions/kit/request-limits.ts'

/** A sandbox on whose limiter no time goes by, so that bursts are as fast as can be. */
async function inOneMoment(use: (running: RunningSandbox) => Promise<void>): Promise<void> {
  const running = await startSandbox({ seed: 1 })
  running.sandbox.limiter = createLimiter(true, () => 0)
  try {
    await use(running)
  } finally {
    await running.close()
  }
}

async function times(count: number, send: () => Promise<Asked>): Promise<Asked[]> {
  const answers: Asked[] = []
  for (let sent = 0; sent < count; sent += 1) answers.push(await send())
  return answers
}

const limited = [
  ['v5', { ...enrichingLimits, ...listingLimits }, 13],
  ['partners', { ...listingLimits, 'partners/merchants': 5 }, 8],
] as const
for (const [name, limits, count] of limited)
  test(`every limited route of ${name} serves its limit in a second and no more, whatever it answers`, async () => {
    await inOneMoment(async (running) => {
      const version = running.sandbox.rules.versions[name]
      assert.deepEqual([Object.keys(limits).length, version.rateLimits], [count, limits])
      for (const [routeName, perSecond] of Object.entries(limits)) {
        const route = routesOf(version).find((one) => one.name === routeName)
        assert.ok(route, `there is no route ${routeName}`)
        const path = addressOf(route, version).replace(':provider_code', 'fakebank_simple_xf')
        const body = route.method === 'GET' ? {} : { json: { data: [] } }
        const answers = await times(perSecond + 2, () => ask(running, path, { method: route.method, ...body }))
        const statuses = answers.map(({ status }) => status === 429)
        assert.deepEqual(statuses, [...Array.from({ length: perSecond }, () => false), true, true], routeName)
      }
    })
  })

test('what is refused says why and when to come again', async () => {
  await inOneMoment(async (running) => {
    const { status, headers, body } = (
      await times(6, () => ask(running, '/api/v5/merchants', { json: {} }))
    )[5] as Asked
    assert.deepEqual([status, headers.get('retry-after')], [429, '1'])
    assert.equal(body.error.class, 'RateLimitExceeded')
    assert.match(body.error.message, /\b5 requests per second\b/)
    assert.match(body.error.documentation_url, /RateLimitExceeded$/)
    assert.deepEqual(body.request, {})
  })
})

test('routes count apart, clients of one address together, other versions not at all', async () => {
  await inOneMoment(async (running) => {
    await times(10, () => ask(running, '/api/v5/currencies'))
    assert.equal((await ask(running, '/api/v5/currencies', { as: 'second' })).status, 429)
    assert.equal((await ask(running, '/api/v5/assets')).status, 200)
    assert.ok((await times(30, () => ask(running, '/api/v4/currencies'))).every(({ status }) => status === 200))
  })
})

test('a sandbox may keep no limits, and keeps them from nothing when they are switched on', async () => {
  const limiter = createLimiter(false, () => 0)
  const limit = { perSecond: 5, window: 'sliding', refusedCount: false } as const
  const early = (): boolean[] => Array.from({ length: 6 }, () => limiter.earlyMs('one', limit) > 0)
  assert.ok(!early().includes(true))
  limiter.enforce(true)
  assert.deepEqual(early(), [false, false, false, false, false, true])
  limiter.enforce(true)
  assert.deepEqual(early(), [false, false, false, false, false, true])
})
