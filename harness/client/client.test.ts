import assert from 'node:assert/strict'
import { createVerify } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createClient } from './client.ts'
import { clientAt, httpLoopback, tcpLoopback } from './test-support/loopback.ts'
import { signatureVectors, testDraft, testProfile } from './test-support/test-profile.ts'

const answerBytes = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

test('Odd addresses go out byte for byte, and the address recorded is the one sent', async (t) => {
  const seen: string[] = []
  const base = await tcpLoopback((socket) => {
    socket.on('data', (bytes) => {
      seen.push(bytes.toString('latin1').split(' ')[1] ?? '')
      socket.write(answerBytes('{}'))
    })
  })
  const client = clientAt(t, base)
  const addresses = [
    ...'/a /a/ /a? /a/? //a /a//b /a%2Fb /a/../b /a/./b /.. /a%7Cb /a|b /a?x=| /a?b=&c /a?&& /%2e%2e/a'.split(' '),
    ...`/a?%C3%A9=%c3%a9 /a?x=%zz /a?b=1&b=2&a=1 /a?x="<> /a?x=' /a?x=y?z`.split(' '),
  ]
  for (const address of addresses) {
    const [path = '', ...rest] = address.split('?')
    const exchange = await client.send(testDraft({ path, ...(rest.length > 0 && { rawQuery: rest.join('?') }) }))
    assert.equal(exchange.trouble, undefined, address)
    assert.equal(exchange.request.url, `${base}${address}`)
  }
  assert.deepEqual(seen, addresses)
})

test('Every method goes out with its exact body, and header names keep their case', async (t) => {
  const base = await httpLoopback(({ message, body }, response) => {
    const { method, rawHeaders } = message
    response.end(JSON.stringify({ method, rawHeaders, body: body.toString('base64') }))
  })
  const client = clientAt(t, base)
  const bodies = ['{ "a" :\t1 }', '{"é":"\\u00e9"}', Buffer.from([0, 255, 128]), Buffer.alloc(40_000, 'x'), '']
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
    for (const rawBody of bodies)
      for (const omitHeaders of [[], ['Content-Type']]) {
        const { answer } = await client.send(
          testDraft({ method, rawBody, omitHeaders, headers: { 'CUSTOMER-Secret': 'x' } }),
        )
        const read = answer?.json as { method: string; rawHeaders: string[]; body: string }
        assert.equal(read.method, method)
        assert.deepEqual(Buffer.from(read.body, 'base64'), Buffer.from(rawBody as string))
        assert.ok(read.rawHeaders.includes('CUSTOMER-Secret') && read.rawHeaders.includes('App-id'))
        assert.equal(read.rawHeaders.includes('Content-Type'), omitHeaders.length === 0)
        assert.equal(read.rawHeaders[read.rawHeaders.indexOf('Accept-Encoding') + 1], 'identity')
      }
})

test('The headers recorded are the headers on the wire, by either way of sending', async (t) => {
  const base = await httpLoopback(({ message }, response) => response.end(JSON.stringify(message.rawHeaders)))
  const client = clientAt(t, base)
  for (const rawQuery of ['a=1', '']) {
    const { request, answer } = await client.send(testDraft({ method: 'POST', rawQuery, body: { a: 1 } }))
    const wire = ((answer?.json ?? []) as string[]).join('\n')
    assert.ok(wire.startsWith(request.headers.flat().join('\n')), wire)
    assert.ok(
      request.headers.some(([name]) => name === 'Host') && request.headers.some(([name]) => name === 'Content-Length'),
    )
  }
})

test('HEAD, unknown methods and repeated headers are sent as well', async (t) => {
  const seen: string[] = []
  const base = await tcpLoopback((socket) => {
    socket.on('data', (bytes) => {
      seen.push(bytes.toString())
      socket.write('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nX-Many: 1\r\nX-Many: 2\r\n\r\n')
    })
  })
  const client = clientAt(t, base)
  for (const method of ['HEAD', 'BREW']) {
    const { answer } = await client.send(testDraft({ method }))
    assert.equal(answer?.status, 404)
    assert.equal(answer?.headers.filter(([name]) => name === 'X-Many').length, 2)
  }
  const prepared = await client.prepare(testDraft())
  await client.sendPrepared({ ...prepared, headers: [...prepared.headers, ['Secret', 'second']] })
  assert.match(seen[0] ?? '', /^HEAD /)
  assert.match(seen[1] ?? '', /^BREW /)
  assert.match(seen[2] ?? '', /Secret: secret-of-main\r\n[\s\S]*Secret: second\r\n/)
})

test('A redirect, an error status and a cookie are answers like any other', async (t) => {
  const cookies: Array<string | undefined> = []
  const base = await httpLoopback(({ message }, response) => {
    cookies.push(message.headers.cookie)
    response.writeHead(message.url === '/moved' ? 302 : 500, { Location: '/elsewhere', 'Set-Cookie': 'a=b' })
    response.end('<p>no')
  })
  const client = clientAt(t, base)
  const moved = await client.send(testDraft({ path: '/moved' }))
  assert.equal(moved.answer?.status, 302)
  assert.equal(moved.answer?.body, '<p>no')
  assert.equal('json' in (moved.answer ?? {}), false)
  assert.equal((await client.send(testDraft({ path: '/broken' }))).answer?.status, 500)
  assert.deepEqual(cookies, [undefined, undefined])
})

test('Chunked, compressed and non-UTF-8 bodies arrive whole', async (t) => {
  const base = await httpLoopback(({ message }, response) => {
    if (message.url?.startsWith('/gzip')) {
      response.writeHead(200, { 'Content-Encoding': 'gzip' })
      response.end(gzipSync('{"a":1}'))
    } else if (message.url === '/bytes') response.end(Buffer.from([0x22, 0xff, 0x22]))
    else for (const part of ['{"a"', ':', '1}', '']) void (part === '' ? response.end() : response.write(part))
  })
  const client = clientAt(t, base)
  for (const change of [{ path: '/chunked' }, { path: '/gzip' }, { path: '/gzip', rawQuery: '' }])
    assert.deepEqual((await client.send(testDraft(change))).answer?.json, { a: 1 })
  const { answer } = await client.send(testDraft({ path: '/bytes' }))
  assert.equal(answer?.bodyBase64, 'Iv8i')
  assert.equal(answer?.json, undefined)
})

test('The clock of the target is asked once before the first signature, and Expires-at counts from it', async (t) => {
  const ahead = 7200
  const paths: string[] = []
  let expiresAt = 0
  let verified = false
  const base = await httpLoopback(({ message, body }, response) => {
    paths.push(message.url ?? '')
    const { 'expires-at': expires, signature } = message.headers
    expiresAt = Number(expires)
    verified = createVerify('sha256')
      .update(`${String(expires)}|${message.method}|${base}${message.url}|${body.toString()}`)
      .verify(signatureVectors().publicKey, String(signature), 'base64')
    response.writeHead(200, { Date: new Date(Date.now() + ahead * 1000).toUTCString() })
    response.end('{}')
  })
  const client = clientAt(t, base)
  const began = Date.now() / 1000
  await Promise.all(
    [1, 2].map(() => client.send(testDraft({ as: 'live', path: '/x', method: 'POST', rawBody: '{ }' }))),
  )
  assert.deepEqual(paths, ['/', '/x', '/x'])
  assert.equal(verified, true)
  for (const seconds of [expiresAt - 60 - ahead, client.secondsNow() - ahead])
    assert.ok(seconds > began - 3 && seconds < Date.now() / 1000 + 3, `${seconds}`)
})

test('After a change at the control port the clock is asked again before the next signature', async (t) => {
  let aheadMs = 0
  const base = await httpLoopback(({ message }, response) => {
    if (message.url === '/clock') aheadMs = 86_400_000
    response.writeHead(200, { Date: new Date(Date.now() + aheadMs).toUTCString() })
    response.end(JSON.stringify({ expires: message.headers['expires-at'] }))
  })
  const control = await httpLoopback((_request, response) => response.end())
  const client = clientAt(t, base)
  const expiry = async () =>
    Number((((await client.send(testDraft({ as: 'live' }))).answer?.json ?? {}) as Record<string, string>).expires)
  const first = await expiry()
  await client.send(testDraft({ baseUrl: control, path: '/', as: 'nobody' }))
  assert.ok(client.clock(), 'looking at the control port changes nothing')
  await client.send(testDraft({ path: '/clock' }))
  await client.send(testDraft({ baseUrl: control, path: '/', method: 'POST', as: 'nobody' }))
  assert.equal(client.clock(), undefined)
  assert.ok((await expiry()) - first >= 86_390)
})

test('A target without Date headers is asked for the time once only', async (t) => {
  const paths: string[] = []
  const base = await httpLoopback(({ message }, response) => {
    paths.push(message.url ?? '')
    response.sendDate = false
    response.end('{}')
  })
  const client = clientAt(t, base)
  for (const path of ['/a', '/b']) await client.send(testDraft({ as: 'live', path }))
  assert.deepEqual(paths, ['/', '/a', '/b'])
})

test('Connections are kept, no more than the profile allows are open, and every exchange has its own id', async (t) => {
  const sockets = new Set<unknown>()
  const held: ServerResponse[] = []
  let active = 0
  let most = 0
  const base = await httpLoopback(({ message }, response) => {
    sockets.add(message.socket)
    active += 1
    most = Math.max(most, active)
    held.push(response)
    if (active < 3) return
    active = 0
    for (const waiting of held.splice(0)) waiting.end('{}')
  })
  const exchanges = new Set<string>()
  const pacing = { ...testProfile(base).pacing, concurrent_requests: 3 }
  const client = createClient({ profile: testProfile(base, { pacing }), onExchange: ({ id }) => exchanges.add(id) })
  t.after(() => client.close())
  await Promise.all(Array.from({ length: 51 }, () => client.send(testDraft())))
  assert.equal(most, 3)
  assert.equal(sockets.size, 3)
  assert.equal(exchanges.size, 51)
  assert.equal(client.stats().requests, 51)
})
