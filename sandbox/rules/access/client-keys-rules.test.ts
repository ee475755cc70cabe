import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

test('keys are a pair of their own, and the header is that of the kind of key', async () => {
  const { client } = running.clients.main
  const app = running.clients.app.client
  const outcome = async (headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${running.baseUrl}/api/v3/currencies`, { headers })
    return ((await answer.json()) as { error_class?: string }).error_class ?? 'passed'
  }
  const own = { 'Client-id': client.client_id, 'Service-secret': client.v3_secret }
  assert.equal(await outcome(own), 'passed')
  assert.equal(await outcome({ 'Client-id': app.client_id, 'App-secret': app.v3_secret }), 'passed')
  assert.equal(await outcome({ 'Client-id': app.client_id, 'Service-secret': app.v3_secret }), 'ClientNotFound')
  assert.equal(await outcome({ ...own, 'Service-secret': client.secret }), 'ClientNotFound')
  assert.equal(await outcome({ ...own, 'Service-secret': app.v3_secret }), 'ClientNotFound')
  assert.equal(await outcome({ ...own, 'Client-id': client.app_id }), 'ClientNotFound')
  assert.equal(await outcome({ 'Service-secret': client.v3_secret }), 'ClientIdNotProvided')
  assert.equal(await outcome({ 'Client-id': client.client_id }), 'SecretNotProvided')
  assert.equal(await outcome({ 'App-id': client.app_id, Secret: client.secret }), 'ClientIdNotProvided')
})
