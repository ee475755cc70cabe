import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

test('live clients see no fake providers', async () => {
  const { client } = running.clients.main
  client.status = 'live'
  const { rules } = running.sandbox
  const visible = rules.payments.providers().filter((provider) => rules.payments.providerVisible(provider, client))
  client.status = 'test'
  assert.ok(visible.length > 250)
  assert.ok(visible.every(({ fake }) => !fake))
})
