import assert from 'node:assert/strict'
import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createLimiter } from '../basics/window.ts'
import { ask, askV3 } from '../test-support/asking.ts'
import { create, makeCustomer, settled } from '../test-support/login-flow.ts'
import { started } from '../test-support/started.ts'

const running = await started({ stageMs: 0 })
const customer = await makeCustomer(running)

const control = (path: string, json: object) =>
  ask(running, `/control${path}`, { headers: { 'Control-token': running.sandbox.settings.controlToken }, json })

test('A link that was made before midnight still leads to a login after it', async () => {
  const leftMs = 86_400_000 - (running.sandbox.clock.now().getTime() % 86_400_000)
  await control('/clock', { advance_seconds: Math.floor(leftMs / 1000) - 60 })
  const json = { data: { customer_id: customer.id, fetch_scopes: ['accounts', 'transactions'] } }
  const { connect_url } = (await ask(running, '/api/v4/tokens/create', { json })).body.data
  await control('/clock', { advance_seconds: 120 })
  const credentials = { login: 'username', password: 'secret' }
  const said = { connect_url, provider_code: 'fakebank_simple_xf', credentials }
  assert.equal((await control('/connect-sessions', said)).status, 200)
  running.sandbox.clock.reset()
})

for (const padding of [constants.RSA_PKCS1_PADDING, constants.RSA_PKCS1_OAEP_PADDING])
  test(`Credentials that are encrypted with padding ${padding} are read`, async () => {
    const { publicKey } = running.sandbox.settings.credentialKeys
    const [key, iv] = [randomBytes(32), randomBytes(16)]
    const cipher = createCipheriv('aes-256-cbc', key, iv)
    const text = JSON.stringify({ login: `customer-${padding}`, password: 'secret' })
    const wrap = (bytes: Buffer): string => publicEncrypt({ key: publicKey, padding }, bytes).toString('base64')
    const data = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
    const encrypted_credentials = { algorithm: 'AES-256-CBC', key: wrap(key), iv: wrap(iv), data, version: '1' }
    const { body } = await create(running, customer, { credentials: undefined, encrypted_credentials })
    assert.notEqual((await settled(running, body.data)).last_success_at, null)
  })

for (const [file_url, errorClass] of [
  [7, 'FileError'],
  ['file:///etc/hosts', 'FileError'],
  ['http://example.com/file.csv', 'FileError'],
  ['http://127.0.0.1:9/file.csv', 'FileNotSaved'],
])
  test(`No file is read from ${file_url}`, async () => {
    const file = { provider_code: 'fakebank_file_xf', credentials: undefined, file_url }
    assert.equal((await create(running, customer, file)).body.error_class, errorClass)
  })

test('An item nested too deep to be written is refused', async () => {
  for (const levels of [201, 100_000]) {
    const text = `{"data":[{"description":"x","extra":${'['.repeat(levels)}${']'.repeat(levels)}}]}`
    const { body } = await askV3(running, '/api/v3/transactions/categorize', { text })
    assert.equal(body.error_class, 'WrongRequestFormat', `${levels} levels`)
  }
})

test('An id above 64 bits in a body is refused as such', async () => {
  for (const [id, errorClass] of [
    ['18446744073709551616', 'ValueOutOfRange'],
    ['18446744073709551615', 'CustomerNotFound'],
  ]) {
    const text = `{"data":{"customer_id":${id},"country_code":"XF"}}`
    assert.equal((await askV3(running, '/api/v3/logins', { text })).body.error_class, errorClass)
  }
})

test('Limits that are switched on, once or again, count nothing of before', () => {
  const limiter = createLimiter(false, () => 0)
  const limit = { perSecond: 5, window: 'sliding', refusedCount: false } as const
  const early = (): boolean[] => Array.from({ length: 6 }, () => limiter.earlyMs('one', limit) > 0)
  assert.ok(!early().includes(true))
  limiter.enforce(true)
  assert.deepEqual(early(), [false, false, false, false, false, true])
  limiter.enforce(true)
  assert.equal(early()[0], false)
})
