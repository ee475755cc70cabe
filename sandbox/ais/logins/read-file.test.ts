import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { sampleFile } from '../../server/sample-file.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import { create, makeCustomer, put, settled, type Held } from '../../test-support/login-flow.ts'

let running: RunningSandbox
let customer: Held
before(async () => {
  running = await startSandbox({ seed: 1, stageMs: 2 })
  customer = await makeCustomer(running)
})
after(() => running.close())

const file = { provider_code: 'fakebank_file_xf', credentials: undefined }

async function upload(path: string, content: string | Buffer, extra: Record<string, string> = {}): Promise<Asked> {
  const form = new FormData()
  form.set('file', new File([content as Uint8Array<ArrayBuffer>], 'bank.csv'))
  for (const [name, value] of Object.entries(extra)) form.set(`data[${name}]`, value)
  const { client } = running.clients.main
  const headers = { 'App-id': client.app_id, Secret: client.secret, 'Customer-secret': customer.secret }
  const answer = await fetch(running.baseUrl + path, { method: 'POST', headers, body: form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const parts = { provider_code: 'fakebank_file_xf', country_code: 'XF', include_fake_providers: 'true' }

test('a form with a file makes a login with what the file holds', async () => {
  const { status, body } = await upload('/api/v4/logins', sampleFile.bytes(), parts)
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.data.store_credentials, false)
  const done = await settled(running, body.data)
  assert.notEqual(done.last_success_at, null)
  const { body: rows } = await ask(running, `/api/v4/transactions?login_id=${done.id}`)
  assert.equal(rows.data.length, 4)
})

test('file_url does the same, also on reconnect', async () => {
  const file_url = `${running.baseUrl}${sampleFile.route}`
  const { body } = await create(running, customer, { ...file, file_url })
  const done = await settled(running, body.data)
  const { body: rows } = await ask(running, `/api/v4/accounts?login_id=${done.id}`)
  assert.equal(rows.data.length, 2)
  assert.equal((await put(running, customer, done, 'reconnect', { file_url })).status, 200)
  await settled(running, done)
  const again = await put(running, customer, done, 'reconnect', {})
  assert.equal(again.body.error_class, 'FileNotProvided')
  assert.equal((await put(running, customer, done, 'refresh')).body.error_class, 'LoginCannotBeRefreshed')
})

test('only an explicit true of store_credentials is refused', async () => {
  const fields = { ...file, file_url: `${running.baseUrl}${sampleFile.route}` }
  assert.equal((await create(running, customer, { ...fields, store_credentials: false })).status, 200)
  const refused = await create(running, customer, { ...fields, store_credentials: true })
  assert.equal(refused.body.error_class, 'WrongRequestFormat')
})

const addresses: Array<[unknown, string]> = [
  ['no address', 'FileError'],
  [7, 'FileError'],
  ['file:///etc/hosts', 'FileError'],
  ['http://example.com/file.csv', 'FileError'],
  ['http://127.0.0.1:9/file.csv', 'FileNotSaved'],
]
for (const [file_url, errorClass] of addresses) {
  test(`file_url ${String(file_url)} is refused with ${errorClass}`, async () => {
    assert.equal((await create(running, customer, { ...file, file_url })).body.error_class, errorClass)
  })
}

test('files that cannot be read or are too large are refused', async () => {
  assert.equal((await upload('/api/v4/logins', 'nothing', parts)).body.error_class, 'FileError')
  const large = 'x'.repeat(5 * 1024 * 1024 + 1)
  assert.equal((await upload('/api/v4/login', large, parts)).body.error_class, 'FileNotSaved')
})

test('a provider that takes credentials takes no file', async () => {
  const wrong = { ...parts, provider_code: 'fakebank_simple_xf' }
  assert.equal((await upload('/api/v4/logins', 'a', wrong)).body.error_class, 'WrongProviderMode')
})
