import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from './client.ts'
import { shareOf, withShare } from './client-share.ts'
import { httpLoopback } from './test-support/loopback.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

test('A check may use a tenth of the budget, no less than any check needs, and half of what is left', () => {
  const whole = (requests: number, seconds: number) => shareOf({ requests, seconds }, { requests, seconds })
  assert.deepEqual(whole(50_000, 3600), { requests: 5000, seconds: 360 })
  assert.deepEqual(whole(5000, 600), { requests: 1000, seconds: 180 })
  assert.deepEqual(whole(1500, 60), { requests: 750, seconds: 30 })
  const budget = { requests: 50_000, seconds: 3600 }
  assert.deepEqual(shareOf(budget, { requests: 300, seconds: 80 }), { requests: 150, seconds: 40 })
  assert.deepEqual(shareOf(budget, { requests: 7, seconds: 2 }), { requests: 50, seconds: 5 })
})

test('Of the time it may use more where many checks wait for the target beside it, and never more than half', () => {
  const budget = { requests: 50_000, seconds: 3600 }
  assert.deepEqual(shareOf(budget, budget, 9), { requests: 5000, seconds: 720 })
  assert.deepEqual(shareOf(budget, { requests: 50_000, seconds: 3000 }, 100), { requests: 5000, seconds: 1500 })
})

async function clientOf(t: Parameters<typeof httpLoopback>[0], limits: { requests: number; seconds: number }) {
  const budget = { ...limits, step_seconds: 60 }
  let asked = 0
  const base = await httpLoopback(t, (_request, response) => {
    asked += 1
    response.end('{}')
  })
  const client = createClient({ profile: testProfile(base, { budget }) })
  t.after(() => client.close())
  let nowMs = 0
  const share = (title: string) =>
    withShare(
      client,
      budget,
      () => title,
      () => nowMs,
    )
  const wait = (ms: number) => void (nowMs += ms)
  return { client, share, wait, asked: () => asked }
}

test('What goes beyond the share of a check is not sent, and names the check; another has its own share', async (t) => {
  const { client, share, asked } = await clientOf(t, { requests: 110, seconds: 60 })
  const [one, other] = [share('Pages go on'), share('Rates differ')]
  const codes = []
  for (let sent = 0; sent < 55; sent += 1) codes.push((await one.send(testDraft())).trouble?.code)
  const { trouble } = await one.send(testDraft())
  assert.deepEqual(trouble, {
    code: 'CHECK_SHARE_SPENT',
    message: 'The check "Pages go on" has sent 55 requests, its share of budget.requests.',
  })
  codes.push((await one.sendPrepared(await client.prepare(testDraft()))).trouble?.code)
  assert.deepEqual(codes, [...Array.from({ length: 55 }, () => undefined), 'CHECK_SHARE_SPENT'])
  assert.equal((await other.send(testDraft())).trouble, undefined)
  assert.equal(asked(), 56)
})

test('A check that is kept waiting ends with its share of the time, from its first request on', async (t) => {
  const { share, wait, asked } = await clientOf(t, { requests: 1000, seconds: 60 })
  const [one, other] = [share('Slow'), share('Next')]
  await one.send(testDraft())
  wait(31_000)
  const { trouble } = await one.send(testDraft())
  assert.equal(trouble?.code, 'CHECK_SHARE_SPENT')
  assert.match(trouble.message, /^The check "Slow" has taken \d+ s, its share of budget\.seconds\.$/)
  assert.equal((await other.send(testDraft())).trouble, undefined)
  assert.equal(asked(), 2)
})

test('A client that was stopped says so, and not that a share is spent', async (t) => {
  const { client, share } = await clientOf(t, { requests: 1000, seconds: 60 })
  client.stop('the run was interrupted')
  assert.equal((await share('Any').send(testDraft())).trouble?.code, 'RUN_INTERRUPTED')
})
