import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { controlRoutes } from '../control/routes.ts'
import { allPages } from '../pages/all-pages.ts'
import { ask } from '../test-support/asking.ts'
import { addressOf, routesOf } from './routes.ts'
import { sampleFile } from './sample-file.ts'
import { started } from '../test-support/started.ts'

const running = await started()

const path = '/api/v4/customers'

/** Sends bytes on a bare connection and returns the answer's status and body. */
async function sendRaw(bytes: string | Buffer, to = running): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(to.baseUrl).port), '127.0.0.1')
  socket.write(bytes)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  const [head = '', text = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), text }
}

const close = 'Connection: close\r\n\r\n'
const http = (first: string, ...headers: string[]) => [`${first} HTTP/1.1`, 'Host: x', ...headers, close].join('\r\n')
const raw: Array<[string, string, string]> = [
  ['no HTTP at all', 'hello\r\n\r\n', 'WrongRequestFormat'],
  ['an unknown method', http('FROB /'), 'WrongRequestFormat'],
  ['a header beyond the limit', http('GET /', `A: ${'a'.repeat(20_000)}`), 'WrongRequestFormat'],
  ['percent signs that mean nothing', http('GET /api/v4/%zz%ff'), 'RouteNotFound'],
  ['no Host', `GET /api/v4/nothing HTTP/1.1\r\n${close}`, 'RouteNotFound'],
  ['CONNECT', `CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n`, 'RouteNotFound'],
  ['an expectation', http('GET /nothing', 'Expect: cake'), 'RouteNotFound'],
  ['an absolute address', http(`GET http://x${path}`), 'AppIdNotProvided'],
  ['an upgrade', http(`GET ${path}`, 'Upgrade: h2c', 'Connection: Upgrade'), 'AppIdNotProvided'],
]
for (const [what, bytes, errorClass] of raw)
  test(`${what} gives ${errorClass} as JSON`, async () => {
    const { status, text } = await sendRaw(bytes)
    assert.equal((JSON.parse(text) as { error_class: string }).error_class, errorClass)
    assert.ok(status >= 400 && status < 500, `${status}`)
  })

const bodies: Array<[string, string | Buffer, string]> = [
  ['nothing', '', 'WrongRequestFormat'],
  ['null', 'null', 'WrongRequestFormat'],
  ['an array', '[]', 'WrongRequestFormat'],
  ['no data', '{}', 'WrongRequestFormat'],
  ['data that is a list', '{"data":[]}', 'WrongRequestFormat'],
  ['a nest of brackets', '['.repeat(100_000) + ']'.repeat(100_000), 'WrongRequestFormat'],
  ['a number for a text', '{"data":{"identifier":5}}', 'IdentifierInvalid'],
  ['a prototype', '{"data":{"__proto__":{"identifier":"x"}}}', 'IdentifierInvalid'],
  ['nine megabytes', `"${'x'.repeat(9 * 1024 * 1024)}"`, 'WrongRequestFormat'],
]
for (const [what, text, errorClass] of bodies)
  test(`a body of ${what} gives ${errorClass}`, async () => {
    const { status, body } = await ask(running, path, { text, method: 'POST' })
    assert.deepEqual([status, body.error_class], [400, errorClass])
    assert.equal(typeof body.request, 'object')
    assert.ok(!Array.isArray(body.request) && body.request !== null)
  })

test('a body is read as JSON whatever its content type says', async () => {
  for (const type of ['text/plain', 'json', 'application/x-www-form-urlencoded', ';;', 'application/json; charset=x']) {
    const json = { data: { identifier: `typed ${type}` } }
    const { status } = await ask(running, path, { json, headers: { 'Content-Type': type } })
    assert.equal(status, 200, type)
  }
})

test('a body of any size, sent to any route, is answered without a 5xx', async () => {
  const small = await started()
  const { settings, rules } = small.sandbox
  settings.bodyLimitBytes = 100_000
  const routes = [
    ...Object.values(rules.versions).flatMap((version) =>
      routesOf(version).map((route) => ({ method: route.method as string, path: addressOf(route, version) })),
    ),
    ...controlRoutes.filter(({ path }) => path !== '/control/stop'),
    ...allPages,
    { method: 'POST', path: sampleFile.route },
  ]
  const { client } = small.clients.main
  const keys = { 'App-id': client.app_id, Secret: client.secret, 'Control-token': settings.controlToken }
  const given = Object.entries(keys).map(([name, value]) => `${name}: ${value}\r\n`)
  for (const { method, path } of routes)
    for (const bytes of [0, 64 * 1024 + 1, 100_001]) {
      const asked = `${method} ${path.replaceAll(/:\w+/g, '1')} HTTP/1.1\r\nHost: 127.0.0.1\r\n`
      const head = `${asked}Content-Length: ${bytes}\r\n${given.join('')}${close}`
      const { status } = await sendRaw(`${head}${'x'.repeat(bytes)}`, small)
      assert.ok(status >= 200 && status < 500, `${bytes} bytes to ${method} ${path} gave ${status}`)
      if (path.startsWith('/inspect') && bytes > 64 * 1024) assert.equal(status, 413, path)
    }
})
