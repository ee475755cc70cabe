import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { isAllowedHost, openLoopback, ownParameter, type Loopback } from './loopback.ts'

const target = createServer((asked, response) => response.setHeader('X-Seen', asked.headers.host ?? '').end(asked.url))
let port: number
let loopback: Loopback
before(async () => {
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  port = (target.address() as AddressInfo).port
  loopback = await openLoopback(['127.0.0.1'])
})
after(async () => {
  await loopback.close()
  target.close()
})

/** Sends a request to the proxy as a browser does, with an absolute address in the request line. */
function ask(address: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(loopback.proxy)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path: address, headers: { Host: 'named.example' } }, (answer) => {
      let body = ''
      answer
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => resolve({ status: answer.statusCode!, body }))
    })
    asked.on('connect', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ status: statusCode!, body: '' })
    })
    asked.on('error', reject).end()
  })
}

test('the target is reached, with path and query as they were', async () =>
  assert.deepEqual(await ask(`http://127.0.0.1:${port}/connect?a=%20b`), { status: 200, body: '/connect?a=%20b' }))

test('the pages of the client are there, and nothing else of this machine', async () => {
  assert.match((await ask(loopback.returnTo)).body, /Back at the client/)
  assert.match((await ask(loopback.opener)).body, /function show/)
  assert.equal((await ask(new URL('/guess', loopback.opener).href)).status, 404)
  const [name, value] = ownParameter
  assert.equal(new URL(loopback.returnTo).searchParams.get(name), value)
})

test('other hosts are out of reach, and reported once each', async () => {
  assert.equal((await ask('http://tracker.example/pixel')).status, 403)
  assert.equal((await ask('http://tracker.example/again')).status, 403)
  assert.equal((await ask('bank.example:443', 'CONNECT')).status, 403)
  assert.deepEqual(loopback.blocked(), ['tracker.example', 'bank.example'])
})

test('a tunnel leads to a host that is allowed', async () =>
  assert.equal((await ask(`127.0.0.1:${port}`, 'CONNECT')).status, 200))

test('a target that cannot be reached breaks the connection off', async () => {
  loopback.allow('nowhere.invalid')
  await assert.rejects(ask('http://nowhere.invalid/'))
})

test('a star stands for the hosts below one', () => {
  assert.ok(isAllowedHost('WWW.bank.example', ['*.bank.example']))
  assert.ok(!isAllowedHost('bank.example', ['*.bank.example']))
  assert.ok(!isAllowedHost('evilbank.example', ['*.bank.example', 'bank.example']))
})

test('each request has a connection of its own, which the target cannot have closed before', async () => {
  let connections = 0
  target.on('connection', () => (connections += 1))
  await ask(`http://127.0.0.1:${port}/one`)
  await ask(`http://127.0.0.1:${port}/other`)
  assert.equal(connections, 2)
})
