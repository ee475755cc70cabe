import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask } from '../../test-support/asking.ts'
import { makeCustomer } from '../../test-support/login-flow.ts'

const dayMs = 86_400_000

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
})
after(() => running.close())

function control(path: string, body: unknown): Promise<Response> {
  const headers = { 'Control-token': running.sandbox.settings.controlToken }
  return fetch(`${running.baseUrl}/control${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a link that was made before midnight still leads to a login after it', async () => {
  const customer = await makeCustomer(running)
  const leftMs = dayMs - (running.sandbox.clock.now().getTime() % dayMs)
  await control('/clock', { advance_seconds: Math.floor(leftMs / 1000) - 60 })
  const data = { customer_id: customer.id, fetch_scopes: ['accounts', 'transactions'] }
  const { body } = await ask(running, '/api/v4/tokens/create', { json: { data } })
  await control('/clock', { advance_seconds: 120 })
  const completed = await control('/connect-sessions', {
    connect_url: body.data.connect_url,
    provider_code: 'fakebank_simple_xf',
    credentials: { login: 'username', password: 'secret' },
  })
  assert.equal(completed.status, 200, await completed.text())
})
