import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, askV3 } from '../test-support/asking.ts'
import { atInteractive, create, loginBody, makeCustomer, put, settled, type Held } from '../test-support/login-flow.ts'
import { until as untilThere } from '../test-support/until.ts'

interface Received {
  kind: string
  text: string
  signature: string
  data: Record<string, unknown>
}

let running: RunningSandbox
let customer: Held
let receiver: Server
let base: string
let received: Received[] = []
let refusals = 0
/** Whether the receiver leaves its answers without an end. */
let endless = false
before(async () => {
  receiver = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  running = await startSandbox({ seed: 1, stageMs: 2, callbackUrl: base })
  customer = await makeCustomer(running)
})
after(async () => {
  await running.close()
  receiver.close()
})
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (refusals > 0) {
    refusals -= 1
    response.writeHead(500).end()
    return
  }
  const { data } = JSON.parse(text) as Received
  received.push({ kind: request.url?.slice(1) ?? '', text, signature: String(request.headers.signature), data })
  if (endless) response.flushHeaders()
  else response.end()
}

beforeEach(() => {
  received = []
  refusals = 0
  endless = false
})

const until = (wanted: (one: Received) => boolean): Promise<Received> =>
  untilThere(
    () => received.find(wanted),
    () => JSON.stringify(received),
  )

test('a fetch sends a callback for every stage and for its success, signed over address and body', async () => {
  const { body } = await create(running, customer, { custom_fields: { mine: 'yes' } })
  const success = await until(({ kind }) => kind === 'success')
  assert.deepEqual(success.data, { login_id: body.data.id, customer_id: customer.id, custom_fields: { mine: 'yes' } })
  const stages = received.filter(({ kind }) => kind === 'notify').map(({ data }) => data.stage)
  assert.equal(stages[0], 'start')
  assert.equal(stages.at(-1), 'finish')
  const { publicKey } = running.sandbox.settings.credentialKeys
  for (const { kind, text, signature } of received) {
    const signed = Buffer.from(`${base}/${kind}|${text}`)
    assert.ok(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64')))
    assert.equal(text, JSON.stringify(JSON.parse(text)))
  }
  assert.equal(received.filter(({ kind }) => kind === 'success').length, 1)
})

test('callbacks of a login made through version 3 have integer ids and the weaker digest', async () => {
  const json = { data: loginBody({ customer_id: Number(customer.id) }) }
  const { body } = await askV3(running, '/api/v3/logins', { json })
  const { kind, text, signature, data } = await until((one) => one.kind === 'success')
  assert.deepEqual(data, { login_id: body.data.id, customer_id: Number(customer.id), custom_fields: {} })
  const { publicKey } = running.sandbox.settings.credentialKeys
  const signed = Buffer.from(`${base}/${kind}|${text}`)
  assert.ok(verify('sha1', signed, publicKey, Buffer.from(signature, 'base64')))
  assert.equal(JSON.parse(text).meta.version, '3')
  const { data: client } = (await askV3(running, '/api/v3/client/info')).body
  assert.ok(Date.parse(client.info.last_callback_received_at) > 0)
})

test('a callback for fetched accounts is sent only on request', async () => {
  await create(running, customer, { fetched_accounts_notify: true })
  await until(({ kind, data }) => kind === 'success' && data.stage === undefined)
  const stages = received.filter(({ kind }) => kind === 'success').map(({ data }) => data.stage)
  assert.deepEqual(stages, ['fetch_accounts', undefined])
})

test('callbacks report a failure with its class, an interactive step and a removal', async () => {
  await create(running, customer, { credentials: { login: 'username', password: 'x' } })
  const fail = await until(({ kind }) => kind === 'fail')
  assert.equal(fail.data.error_class, 'InvalidCredentials')
  const { body } = await create(running, customer, { provider_code: 'fakebank_interactive_xf' })
  const asked = await until(({ kind }) => kind === 'interactive')
  assert.equal(asked.data.login_id, body.data.id)
  await settled(running, body.data, atInteractive)
  await put(running, customer, body.data, 'interactive', { credentials: { sms: '123456' } })
  await settled(running, body.data)
  await ask(running, `/api/v4/logins/${body.data.id}`, { method: 'DELETE' })
  assert.equal((await until(({ kind }) => kind === 'destroy')).data.login_id, body.data.id)
})

test('a receiver that fails is asked again, and all that was sent is remembered', async () => {
  refusals = 1
  const { body } = await create(running, customer)
  await until(({ kind, data }) => kind === 'success' && data.login_id === body.data.id)
  const first = received.find(({ data }) => data.login_id === body.data.id)
  assert.equal(first?.data.stage, 'start')
  const sent = running.sandbox.store.callbacks.filter(({ loginId }) => loginId === body.data.id)
  assert.deepEqual([sent[0]?.status, sent[0]?.tries, sent[1]?.tries], [200, 2, 1])
  assert.ok(sent.length >= received.length)
})

test('a callback is delivered with the status line, however long the body takes', async () => {
  endless = true
  const { body } = await create(running, customer)
  await until(({ kind, data }) => kind === 'success' && data.login_id === body.data.id)
  endless = false
  receiver.closeAllConnections()
})

test('a receiver that never takes it is asked four times, with longer and longer pauses', async () => {
  refusals = Number.POSITIVE_INFINITY
  const moments: number[] = []
  const { callbacks } = running.sandbox.rules
  const { waitMs } = callbacks
  callbacks.waitMs = (attempt) => {
    moments.push(waitMs(attempt))
    return 0
  }
  const { body } = await create(running, customer)
  const first = () => running.sandbox.store.callbacks.find(({ loginId }) => loginId === body.data.id)
  await untilThere(
    () => (first()?.tries === 4 && first()?.status === 500) || undefined,
    () => JSON.stringify(first()),
  )
  callbacks.waitMs = waitMs
  assert.deepEqual(moments.slice(0, 4), [0, 100, 400, 1600])
})

test('callbacks of a connection of a lead have the words of partners, signed with sha256', async () => {
  const api = (path: string, data: object) => ask(running, `/api/partners/v1${path}`, { json: { data } })
  const { customer_id } = (await api('/leads', { email: 'user@lead.example' })).body.data
  const consent = { scopes: ['account_details', 'transactions_details'] }
  const attempt = { fetched_accounts_notify: true, custom_fields: { mine: 'yes' } }
  const { redirect_url } = (await api('/lead_sessions/create', { customer_id, consent, attempt })).body.data
  const completed = await ask(running, '/control/connect-sessions', {
    headers: { 'Control-token': running.sandbox.settings.controlToken },
    json: { redirect_url, provider_code: 'fakebank_simple_xf', credentials: { login: 'username', password: 'secret' } },
  })
  const connection_id = completed.body.data.login_id
  const own = () => received.filter((one) => one.data.connection_id === connection_id)
  const ended = (one: Received): boolean => one.kind === 'success' && one.data.stage === undefined
  const { kind, text, signature, data } = await until((one) => own().includes(one) && ended(one))
  assert.deepEqual(data, { connection_id, customer_id, custom_fields: { mine: 'yes' } })
  const { publicKey } = running.sandbox.settings.credentialKeys
  assert.ok(verify('sha256', Buffer.from(`${base}/${kind}|${text}`), publicKey, Buffer.from(signature, 'base64')))
  assert.ok(own().some((one) => one.kind === 'success' && one.data.stage === 'fetch_accounts'))
})
