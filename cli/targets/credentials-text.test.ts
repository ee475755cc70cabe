import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Credentials, credentialsOf } from '../../sandbox/server/credentials-of.ts'
import { credentialForms } from './credentials-text.ts'
import { type Served, startServed } from './served.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-credentials-'))
let served: Served
let given: Credentials
before(async () => {
  served = await startServed({ host: '127.0.0.1' })
  given = credentialsOf(served.running)
})
after(async () => {
  await served.running.close()
  rmSync(folder, { recursive: true })
})

/** The text at a path such as `clients.main.app_id`. */
function at(path: string): string {
  const found = path.split('.').reduce<unknown>((part, name) => (part as Credentials)[name], given)
  assert.equal(typeof found, 'string', path)
  return found as string
}

const some = {
  SANDBOX_ADDRESSES_V4: 'addresses.v4',
  SANDBOX_CLIENTS_APP_CUSTOMER_SECRET: 'clients.app.customer.secret',
  SANDBOX_CLIENTS_LIVE_PRIVATE_KEY_PKCS1: 'clients.live.private_key_pkcs1',
  SANDBOX_PROVIDERS_INTERACTIVE_INTERACTIVE_CREDENTIALS_SUCCEED_SMS:
    'providers.interactive.interactive_credentials.succeed.sms',
  SANDBOX_OPEN_FINANCE_SEAL_CERTIFICATE: 'open_finance.seal.certificate',
}

test('a shell that sources the shell form has every value, new lines included', () => {
  const file = join(folder, 'credentials.sh')
  writeFileSync(file, credentialForms.shell(given))
  for (const [name, path] of Object.entries(some))
    assert.equal(execFileSync('sh', ['-c', `. "$1" && printf %s "$${name}"`, 'sh', file]).toString(), at(path))
})

test('the live client signs with the key and is accepted; the app client connects its customer', async () => {
  const url = `${at('addresses.v4')}/countries`
  const expiresAt = String(Math.floor(Date.now() / 1000) + 60)
  const key = at('clients.live.private_key_pkcs1')
  const signature = sign('sha256', Buffer.from(`${expiresAt}|GET|${url}|`), key).toString('base64')
  const keys = { 'App-id': at('clients.live.app_id'), Secret: at('clients.live.secret') }
  assert.equal((await fetch(url, { headers: { ...keys, 'Expires-at': expiresAt, Signature: signature } })).status, 200)
  const created = await fetch(`${at('addresses.v4')}/logins`, {
    method: 'POST',
    headers: {
      'App-id': at('clients.app.app_id'),
      Secret: at('clients.app.secret'),
      'Customer-secret': at('clients.app.customer.secret'),
    },
    body: JSON.stringify({
      data: {
        country_code: 'XF',
        include_fake_providers: true,
        provider_code: at('providers.plain.code'),
        fetch_scopes: ['accounts'],
        credentials: {
          login: at('providers.plain.credentials.succeed.login'),
          password: at('providers.plain.credentials.succeed.password'),
        },
      },
    }),
  })
  assert.equal(created.status, 200, await created.text())
  assert.deepEqual(credentialsOf(served.running), given, 'a second call makes no second customer')
})
