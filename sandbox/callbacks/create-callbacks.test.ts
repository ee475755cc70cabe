import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { beforeEach, test } from 'node:test'
import { create, makeCustomer } from '../test-support/login-flow.ts'
import { started } from '../test-support/started.ts'
import { until as untilThere } from '../test-support/until.ts'
import { listen } from '../../tests/test-support/hostile-server.ts'

interface Received {
  kind: string
  text: string
  signature: string
  data: Record<string, unknown>
}

let received: Received[] = []
let refusals = 0
/** Whether the receiver never ends its answers. */
let endless = false
const receiver = createServer((request, response) => void receive(request, response))
const base = await listen(receiver)
const running = await started({ stageMs: 2, callbackUrl: base })
const customer = await makeCustomer(running)

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
