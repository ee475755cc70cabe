import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, after } from 'node:test'
import { type Credentials, credentialsOf } from '../../sandbox/server/credentials-of.ts'
import { loginBody } from '../../sandbox/test-support/login-flow.ts'
import { startServed } from './served.ts'
import { scratchFolder, startAlone } from '../../tests/test-support/assay.ts'
import { execFileSync } from 'node:child_process'
import { parseEnv } from 'node:util'
import { credentialForms } from './credentials-text.ts'
import { createRules } from '../../sandbox/world/rules.ts'
import { variantsTogether } from './variants-together.ts'

const folder = scratchFolder()
const host = '127.0.0.1'
const state = join(folder, 'state')

/** Sends requests with the main client's credentials. */
function clientOf(credentials: Credentials) {
  const { addresses, clients } = credentials as {
    addresses: Record<'v4', string>
    clients: Record<'main', Record<'app_id' | 'secret', string>>
  }
  const keys = { 'App-id': clients.main.app_id, Secret: clients.main.secret }
  return async (path: string, data?: object, headers: object = {}) => {
    const sent = data && { method: 'POST', body: JSON.stringify({ data }) }
    const answer = await fetch(`${addresses.v4}${path}`, { ...sent, headers: { ...keys, ...headers } })
    // oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
    return { status: answer.status, data: ((await answer.json()) as { data?: any }).data }
  }
}

test('what was answered with success is there after a kill in the middle of writing', async () => {
  const [file, profile] = [join(folder, 'credentials.json'), join(folder, 'profile.yaml')]
  writeFileSync(file, '', { mode: 0o644 })
  const written = ['--write-credentials', file, '--write-profile', profile]
  const child = startAlone(['serve', '--state', state, '--stage-ms', '0', ...written])
  await once(child.stderr, 'data')
  for (const secret of [file, profile]) assert.equal(statSync(secret).mode & 0o777, 0o600)
  assert.equal(child.stdout.read(), null)
  const given = JSON.parse(readFileSync(file, 'utf8')) as Credentials
  const client = clientOf(given)
  await assert.rejects(startServed({ host, state }), { code: 'STATE_IN_USE' })

  const { data: customer } = await client('/customers', { identifier: 'whole' })
  const opened = { 'Customer-secret': customer.secret }
  const { data: login } = await client('/logins', loginBody(), opened)
  const reads = { ...opened, 'Login-secret': login.secret }
  const transactions = () => client(`/transactions?login_id=${login.id}`, undefined, reads)
  while (!(await client(`/logins/${login.id}`, undefined, reads)).data.last_attempt.finished)
    await new Promise((resolve) => setTimeout(resolve, 5))
  const before = await transactions()
  assert.ok(before.data.length > 10)

  const session = {
    provider_code: 'fakebank_simple_xf',
    fetch_scopes: ['accounts'],
    return_to: 'http://127.0.0.1/back',
  }
  const { connect_url } = (await client('/tokens/create', session, opened)).data
  const { addresses, control } = given as { addresses: { control: string }; control: { token: string } }
  const moved = { method: 'POST', headers: { 'Control-token': control.token }, body: '{"advance_seconds":600}' }
  assert.equal((await fetch(`${addresses.control}/clock`, moved)).status, 200)

  const answered: string[] = []
  const writing = Promise.allSettled(
    Array.from({ length: 4 }, async (_, slot) => {
      for (let number = 0; ; number++) {
        const { status, data } = await client('/customers', { identifier: `customer ${slot} ${number}` })
        if (status === 200) answered.push(data.id)
      }
    }),
  )
  while (answered.length < 40) await new Promise((resolve) => setTimeout(resolve, 1))
  child.kill('SIGKILL')
  await Promise.all([once(child, 'exit'), writing])

  const again = await startServed({ host, state })
  try {
    assert.deepEqual(credentialsOf(again.running), given)
    assert.ok(readFileSync(profile, 'utf8').endsWith(again.profile))
    for (const id of answered) assert.equal((await client(`/customers/${id}`)).status, 200, id)
    assert.equal(again.running.sandbox.clock.offsetSeconds(), 600)
    assert.equal((await fetch(connect_url)).status, 200)
    assert.deepEqual(await transactions(), before)
  } finally {
    await again.running.close()
  }
})

test('a state is asked for as it began', async () => {
  await assert.rejects(startServed({ host, state, seed: 3 }), { code: 'STATE_OF_ANOTHER_SEED' })
  await assert.rejects(startServed({ host, reset: true }), { code: 'STATE_MISSING' })
})

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

test('Several variants are taken at once, each once', () => {
  const ids = ['writes-flat-errors-in-version-5', 'reads-sessions-flat-in-version-5']
  const { options } = variantsTogether([...ids, ...ids])
  assert.equal(options.patches?.length, 2)
  const rules = createRules()
  for (const patch of options.patches ?? []) patch(rules)
  assert.deepEqual([rules.sessions.refusesNested, rules.versions.v5.errorFormOn?.('logins/list')], [true, 'flat'])
})

test('Two answers to one question are refused', () =>
  assert.throws(() => variantsTogether(['nothing-yet-is-absent', 'nothing-shown-is-null']), {
    code: 'VARIANTS_EXCLUSIVE',
    message: /nothing-yet-is-absent and nothing-shown-is-null.*"absent values"/,
  }))
