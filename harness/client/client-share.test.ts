import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from './client.ts'
import { shareOf, withShare } from './client-share.ts'
import { httpLoopback } from './test-support/loopback.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

test('A check may send a tenth of the budget, and never fewer than it needs', () => {
  assert.deepEqual(
    [10, 5000, 50_000].map((requests) => shareOf({ requests, seconds: 60 })),
    [1000, 1000, 5000],
  )
})

test('What goes beyond the share of a check is not sent, and says so; another check has its own share', async (t) => {
  let asked = 0
  const base = await httpLoopback(t, (_request, response) => {
    asked += 1
    response.end('{}')
  })
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  const [one, other] = [withShare(client, 2), withShare(client, 2)]
  const codes = []
  for (let sent = 0; sent < 2; sent += 1) codes.push((await one.send(testDraft())).trouble?.code)
  codes.push((await one.send(testDraft())).trouble?.code)
  codes.push((await one.sendPrepared(await client.prepare(testDraft()))).trouble?.code)
  assert.deepEqual(codes, [undefined, undefined, 'CHECK_SHARE_SPENT', 'CHECK_SHARE_SPENT'])
  assert.equal((await other.send(testDraft())).trouble, undefined)
  assert.equal(asked, 3)
})
