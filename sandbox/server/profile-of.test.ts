import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from './start.ts'
import { profileOf } from './profile-of.ts'
import { ask } from '../test-support/asking.ts'

interface SomeProfile {
  target: { base_url: string }
  clients: Array<{ purpose: string; app_id: string; secret: string; private_key?: string }>
  providers: Array<{ code: string; file?: { url: string } }>
  data: { large_login: { login_id: string; login_secret: string; customer_secret: string } }
}

test('the profile describes what the sandbox has', async () => {
  const running = await startSandbox({ seed: 1 })
  const profile = profileOf(running) as SomeProfile
  try {
    assert.equal(profile.target.base_url, running.baseUrl)
    const { large_login } = profile.data
    const headers = { 'Login-secret': large_login.login_secret, 'Customer-secret': large_login.customer_secret }
    const { status, body } = await ask(running, `/api/v4/accounts?login_id=${large_login.login_id}`, { headers })
    assert.deepEqual([status, body.data.length > 1], [200, true])
    for (const { code, file } of profile.providers) {
      assert.equal((await ask(running, `/api/v4/providers/${code}`)).status, 200, code)
      if (file) assert.match(await (await fetch(file.url)).text(), /^account,/)
    }
    const withKey = profile.clients.filter(({ private_key }) => private_key !== undefined)
    assert.deepEqual(
      withKey.map(({ purpose }) => purpose),
      ['main', 'second', 'live', 'pending', 'disabled', 'restricted', 'unenriched'],
    )
    const [main, second] = withKey
    assert.notEqual(main?.private_key, second?.private_key)
  } finally {
    await running.close()
  }
})

async function keysOf(seed: number): Promise<string[]> {
  const running = await startSandbox({ seed })
  await running.close()
  return (profileOf(running) as SomeProfile).clients.map(({ app_id, secret }) => app_id + secret)
}

test('the same seed gives the same keys, another gives others', async () => {
  assert.deepEqual(await keysOf(7), await keysOf(7))
  assert.notDeepEqual(await keysOf(7), await keysOf(8))
})
