import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { test } from 'node:test'
import { create, loginBody, makeCustomer, settled, type Held } from '../test-support/login-flow.ts'
import { started } from '../test-support/started.ts'
import { until as untilThere } from '../test-support/until.ts'
import type { SeenCallback, SeenRequest } from '../world/sandbox.ts'
import { listening } from '../../tests/test-support/hostile-server.ts'

const requests: SeenRequest[] = []
const callbacks: SeenCallback[] = []
let stops = 0
const running = await started({
  stageMs: 1,
  callbackUrl: await listening((_request, response) => void response.end()),
  observer: { request: (seen) => requests.push(seen), callback: (seen) => callbacks.push(seen) },
  forgesCallbacks: true,
  onStop: () => (stops += 1),
})

const until = (wanted: () => boolean): Promise<true> =>
  untilThere(
    () => wanted() || undefined,
    () => `${requests.length} requests and ${callbacks.length} callbacks were seen`,
  )

test('a request is shown with its bytes, its answer and its client', async () => {
  const { app_id: appId, secret } = running.clients.main.client
  const body = '{ "data": {"identifier": "Zoë"} }'
  const url = `${running.baseUrl}/api/v4/customers?x=%20`
  const answer = await fetch(url, { method: 'POST', headers: { 'App-id': appId, Secret: secret }, body })
  const text = await answer.text()
  await until(() => requests.some((seen) => seen.url === url))
  const seen = requests.find((one) => one.url === url)
  const shown = [seen?.body.toString(), seen?.answer?.status, seen?.answer?.body.toString()]
  assert.deepEqual(shown, [body, answer.status, text])
  assert.deepEqual(seen?.client, { app_id: appId, status: 'test', key_type: 'service' })
})

test('a client gets one callback of a login that nobody has, with the signature of another callback', async () => {
  const customer = await makeCustomer(running)
  const { body } = await create(running, customer, loginBody())
  await settled(running, body.data as Held)
  await until(() => callbacks.some(({ forged }) => forged))
  const [forged, ...more] = callbacks.filter((one) => one.forged)
  const loginId = (JSON.parse(forged?.body ?? '') as { data: { login_id: string } }).data.login_id
  assert.deepEqual([more.length, forged?.status], [0, 200])
  assert.equal(running.sandbox.store.logins.get(loginId), undefined)
  const { publicKey } = running.sandbox.settings.credentialKeys
  for (const { url, body, headers, forged } of callbacks) {
    const fits = verify(
      'sha256',
      Buffer.from(`${url}|${body}`),
      publicKey,
      Buffer.from(headers.Signature ?? '', 'base64'),
    )
    assert.equal(fits, !forged)
  }
})

test('the control port stops a sandbox that is a process of its own', async () => {
  const headers = { 'Control-token': running.sandbox.settings.controlToken }
  assert.equal((await fetch(`${running.baseUrl}/control/stop`, { method: 'POST', headers })).status, 200)
  await until(() => stops === 1)
})
