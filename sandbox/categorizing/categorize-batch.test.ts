import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { askV3 } from '../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

test('what an item says is repeated digit for digit, and never what is nested too deep to be written', async () => {
  const post = (text: string) => askV3(running, '/api/v3/transactions/categorize', { text })
  const item = (extra: string) => `{"data":[{"description":"Corner grocery","extra":${extra}}]}`
  const keys = running.clients.main.client
  const answer = await fetch(`${running.baseUrl}/api/v3/transactions/categorize`, {
    method: 'POST',
    headers: { 'Client-id': keys.client_id, 'Service-secret': keys.v3_secret },
    body: item('{"a":1152921504606847001}'),
  })
  assert.match(await answer.text(), /"extra":\{"a":1152921504606847001\}/)
  for (const levels of [201, 5000, 100_000]) {
    const { status, body } = await post(item('['.repeat(levels) + ']'.repeat(levels)))
    assert.deepEqual([status, body.error_class], [400, 'WrongRequestFormat'], `${levels} levels`)
  }
})
