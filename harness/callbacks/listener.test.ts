import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { listenForCallbacks, type Listener } from './listener.ts'

let listener: Listener
before(async () => {
  listener = await listenForCallbacks({ listen: '127.0.0.1:0', public_url: 'http://127.0.0.1:0' })
})
after(() => listener.close())

test('its address has a port of its own and a path that cannot be guessed', () =>
  assert.match(listener.url, /^http:\/\/127\.0\.0\.1:[1-9]\d*\/[0-9a-f]{32}$/))

test('it answers, keeps what came, and recognises its kind by the path', async () => {
  const waiting = listener.until((received) => received.length > 0, 5000)
  const answer = await fetch(`${listener.url}/success?x=1`, {
    method: 'POST',
    headers: { Signature: 'c2ln' },
    body: '{"data":{"login_id":"7"}}',
  })
  assert.equal(answer.status, 200)
  assert.equal(await waiting, true)
  const [callback] = listener.received
  assert.equal(callback?.kind, 'success')
  assert.deepEqual(callback?.json, { data: { login_id: '7' } })
  assert.ok(callback?.headers.some(([name, value]) => name === 'Signature' && value === 'c2ln'))
})

test('ids beyond what a double holds are not rounded', async () => {
  await fetch(`${listener.url}/notify`, { method: 'POST', body: '{"data":{"login_id":9007199254741993}}' })
  const callback = listener.received.find(({ kind }) => kind === 'notify')
  assert.deepEqual(callback?.json, { data: { login_id: 9007199254741993n } })
})

test('what comes to another path is not kept, though it names a login of the run', async () => {
  const before = listener.received.length
  const other = await fetch(`${new URL(listener.url).origin}/success`, { method: 'POST', body: '{"login_id":"7"}' })
  assert.equal(other.status, 200)
  assert.equal(listener.received.length, before)
})

test('an address that is registered while it listens has a path of its own on a fixed port too', async () => {
  const { port } = new URL(listener.url)
  const callbacks = { listen: `127.0.0.2:${port}`, public_url: `http://127.0.0.2:${port}/assay/` }
  const other = await listenForCallbacks(callbacks, { ownPath: true })
  assert.match(other.url, /^http:\/\/127\.0\.0\.2:\d+\/assay\/[0-9a-f]{32}$/)
  await other.close()
})

test('what comes after its end is answered too, so that it holds up nothing, and kept by no listener', async () => {
  const { port } = new URL(listener.url)
  const callbacks = { listen: `127.0.0.3:${port}`, public_url: `http://127.0.0.3:${port}` }
  const first = await listenForCallbacks(callbacks, { ownPath: true })
  await first.close()
  const late = () => fetch(`${first.url}/success`, { method: 'POST', body: '{}' })
  assert.equal((await late()).status, 200)
  const second = await listenForCallbacks(callbacks, { ownPath: true })
  assert.equal((await late()).status, 200)
  await fetch(`${second.url}/fail`, { method: 'POST', body: '{}' })
  assert.deepEqual([first.received.length, second.received.map(({ kind }) => kind)], [0, ['fail']])
  await second.close()
})

test('it gives up once nothing came in for so long', async () =>
  assert.equal(await listener.until(() => false, 5), false))

test('it gives up so long after the last one that came in', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let ended = false
  const waiting = listener.until(() => false, 1000).finally(() => (ended = true))
  t.mock.timers.tick(999)
  await fetch(`${listener.url}/success`, { method: 'POST', body: '{}' })
  t.mock.timers.tick(999)
  await setImmediate()
  assert.equal(ended, false)
  t.mock.timers.tick(1)
  assert.equal(await waiting, false)
})

test('a body that is no JSON, or nested too deep to follow, is kept as text', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  for (const body of ['<x>', deep]) await fetch(`${listener.url}/fail/`, { method: 'POST', body })
  const shown = listener.received.filter(({ kind }) => kind === 'fail').map(({ body, json }) => [body, json])
  assert.deepEqual(shown, [
    ['<x>', undefined],
    [deep, undefined],
  ])
})

test('a port that is in use is reported', async () => {
  const listen = new URL(listener.url).host
  await assert.rejects(listenForCallbacks({ listen, public_url: 'http://127.0.0.1' }), /EADDRINUSE/)
})

test('the first callback of each kind for one login is refused, and those for others are not', async () => {
  listener.refuseFirst(({ json }) => isDeepStrictEqual(json, { login_id: 5 }))
  const statuses: number[] = []
  for (const [kind, login] of [
    ['fail', 4],
    ['fail', 5],
    ['fail', 5],
    ['success', 5],
  ] as const)
    statuses.push((await fetch(`${listener.url}/${kind}`, { method: 'POST', body: `{"login_id":${login}}` })).status)
  assert.deepEqual(statuses, [200, 500, 200, 500])
})
