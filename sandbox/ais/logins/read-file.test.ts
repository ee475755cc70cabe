import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { type Asked } from '../../test-support/asking.ts'
import { create, makeCustomer, type Held } from '../../test-support/login-flow.ts'

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

const addresses: Array<[unknown, string]> = [
  ['no address', 'FileError'],
  [7, 'FileError'],
  ['file:///etc/hosts', 'FileError'],
  ['http://example.com/file.csv', 'FileError'],
  ['http://127.0.0.1:9/file.csv', 'FileNotSaved'],
]
for (const [file_url, errorClass] of addresses)
  test(`file_url ${String(file_url)} is refused with ${errorClass}`, async () =>
    assert.equal((await create(running, customer, { ...file, file_url })).body.error_class, errorClass))

test('files that cannot be read or are too large are refused', async () => {
  assert.equal((await upload('/api/v4/logins', 'nothing', parts)).body.error_class, 'FileError')
  const large = 'x'.repeat(5 * 1024 * 1024 + 1)
  assert.equal((await upload('/api/v4/login', large, parts)).body.error_class, 'FileNotSaved')
})
