import assert from 'node:assert/strict'
import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { create, makeCustomer, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

function encrypted(padding: number, text = JSON.stringify({ login: 'username', password: 'secret' })) {
  const { publicKey } = running.sandbox.settings.credentialKeys
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const wrap = (bytes: Buffer): string => publicEncrypt({ key: publicKey, padding }, bytes).toString('base64')
  const data = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64')
  return { algorithm: 'AES-256-CBC', key: wrap(key), iv: wrap(iv), data, version: '1' }
}

const { RSA_PKCS1_PADDING, RSA_PKCS1_OAEP_PADDING } = constants
for (const padding of [RSA_PKCS1_PADDING, RSA_PKCS1_OAEP_PADDING]) {
  test(`padding ${padding} is understood`, async () => {
    const own = await makeCustomer(running)
    const fields = { credentials: undefined, encrypted_credentials: encrypted(padding) }
    const { status, body } = await create(running, own, fields)
    assert.equal(status, 200, JSON.stringify(body))
    assert.notEqual((await settled(running, body.data)).last_success_at, null)
  })
}

const wrong: Array<[string, (right: Record<string, unknown>) => unknown, string]> = [
  ['no object', () => 'text', 'WrongRequestFormat'],
  ['another algorithm', (right) => ({ ...right, algorithm: 'AES-128-CBC' }), 'WrongRequestFormat'],
  ['another version', (right) => ({ ...right, version: '7' }), 'WrongRequestFormat'],
  ['no key', (right) => ({ ...right, key: undefined }), 'WrongRequestFormat'],
  ['an iv that is no base64', (right) => ({ ...right, iv: '*' }), 'WrongRequestFormat'],
  ['a key of somebody else', (right) => ({ ...right, key: right.data }), 'InvalidEncoding'],
  ['other data', (right) => ({ ...right, data: randomBytes(32).toString('base64') }), 'InvalidEncoding'],
  ['text that is no JSON', () => encrypted(RSA_PKCS1_OAEP_PADDING, 'login'), 'InvalidEncoding'],
  ['JSON that is no object', () => encrypted(RSA_PKCS1_OAEP_PADDING, '[]'), 'WrongRequestFormat'],
]
for (const [what, change, errorClass] of wrong) {
  test(`${what} is refused with ${errorClass}`, async () => {
    const encrypted_credentials = change(encrypted(RSA_PKCS1_OAEP_PADDING))
    const { body } = await create(running, customer, { credentials: undefined, encrypted_credentials })
    assert.equal(body.error_class, errorClass, JSON.stringify(body))
  })
}

test('a client without the feature is refused', async () => {
  running.clients.main.client.encryptedCredentials = false
  const fields = { credentials: undefined, encrypted_credentials: encrypted(RSA_PKCS1_OAEP_PADDING) }
  const { body } = await create(running, customer, fields)
  running.clients.main.client.encryptedCredentials = true
  assert.equal(body.error_class, 'ActionNotAllowed')
})
