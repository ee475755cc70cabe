import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { after, test } from 'node:test'
import { type Credentials, credentialsOf } from '../../sandbox/server/credentials-of.ts'
import { credentialForms } from './credentials-text.ts'
import { startServed } from './served.ts'
import { scratchFolder } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()
const served = await startServed({ host: '127.0.0.1' })
after(() => served.running.close())
const given = credentialsOf(served.running)

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

test('a reader of .env files has every value of the dotenv form', () => {
  const parsed = parseEnv(credentialForms.dotenv(given))
  for (const [name, path] of Object.entries(some)) assert.equal(parsed[name], at(path))
  assert.deepEqual(JSON.parse(credentialForms.json(given)), given)
})
