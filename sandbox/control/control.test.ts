import assert from 'node:assert/strict'
import { test } from 'node:test'
import { started } from '../test-support/started.ts'

const running = await started()

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
async function control(method: string, path: string, body?: unknown, token?: string): Promise<[number, any]> {
  const answer = await fetch(`${running.baseUrl}/control${path}`, {
    method,
    headers: { 'Control-token': token ?? running.sandbox.settings.controlToken },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return [answer.status, await answer.json()]
}

test('it says what it offers, to every caller with the token', async () => {
  const states = ['client-status', 'customer-lock', 'login-status', 'callbacks', 'callback-addresses', 'consents']
  const offers = ['clock', ...states, 'connect-sessions', 'rate-limits']
  assert.deepEqual(await control('GET', '/'), [200, { data: { offers } }])
  const [status, body] = await control('GET', '/', undefined, 'wrong')
  assert.deepEqual([status, body.error_class], [400, 'ActionNotAllowed'])
})

test('the clock is moved and put back', async () => {
  const [, moved] = await control('POST', '/clock', { advance_seconds: 7200 })
  assert.equal(moved.data.offset_seconds, 7200)
  await control('POST', '/clock', { advance_seconds: 1800 })
  const aheadMs = Date.parse(running.sandbox.clock.nowIso()) - Date.now()
  assert.ok(Math.abs(aheadMs - 9_000_000) < 5000)
  const [, reset] = await control('DELETE', '/clock')
  assert.equal(reset.data.offset_seconds, 0)
  assert.equal((await control('POST', '/clock', { advance_seconds: 'much' }))[1].error_class, 'WrongRequestFormat')
  const statuses: number[] = []
  for (let moves = 0; moves < 260; moves += 1)
    statuses.push((await control('POST', '/clock', { advance_seconds: 1e9 }))[0])
  assert.deepEqual([...new Set(statuses)], [200, 400], 'it ends before a year with five digits')
  await control('DELETE', '/clock')
})

test('without the control port its addresses are no routes', async () => {
  const closed = await started({ control: false })
  const headers = { 'Control-token': closed.sandbox.settings.controlToken }
  const answer = await fetch(`${closed.baseUrl}/control`, { headers })
  assert.equal(((await answer.json()) as { error_class: string }).error_class, 'RouteNotFound')
})
