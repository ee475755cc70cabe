import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from './start.ts'
import { profileOf } from './profile-of.ts'

async function keysOf(seed: number): Promise<string[]> {
  const running = await startSandbox({ seed })
  await running.close()
  return (profileOf(running) as { clients: Array<{ app_id: string; secret: string }> }).clients.map(
    ({ app_id, secret }) => app_id + secret,
  )
}

test('the same seed gives the same keys, another gives others', async () => {
  assert.deepEqual(await keysOf(7), await keysOf(7))
  assert.notDeepEqual(await keysOf(7), await keysOf(8))
})
