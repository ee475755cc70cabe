import assert from 'node:assert/strict'
import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { create, makeCustomer, settled } from '../../test-support/login-flow.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
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
for (const padding of [RSA_PKCS1_PADDING, RSA_PKCS1_OAEP_PADDING])
  test(`padding ${padding} is understood`, async () => {
    const own = await makeCustomer(running)
    const fields = { credentials: undefined, encrypted_credentials: encrypted(padding) }
    const { status, body } = await create(running, own, fields)
    assert.equal(status, 200, JSON.stringify(body))
    assert.notEqual((await settled(running, body.data)).last_success_at, null)
  })
