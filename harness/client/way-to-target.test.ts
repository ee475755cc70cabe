import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { createClient } from './client.ts'
import { httpLoopback } from './test-support/loopback.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

/** A client of a target that first accepts one request, then answers like this; what became of each path asked for. */
async function outcomes(t: TestContext, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  let seen = 0
  const base = await httpLoopback(t, ({ message }, response) => {
    seen += 1
    if (seen === 1) response.end('{"data":[]}')
    else answer(message, response)
  })
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  await client.send(testDraft())
  return async (path: string, method = 'GET') => {
    const { answer: got, trouble } = await client.send(testDraft({ path, method, signing: 'unsigned' }))
    return got?.status ?? trouble?.code
  }
}

const page = (status: number) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>')
const accepted = (response: ServerResponse) => response.end('{"data":[]}')

for (const status of [200, 302, 403, 407, 511, 520, 525, 530]) {
  test(`A page with ${status} for every route is what stands before the target`, async (t) => {
    const ask = await outcomes(t, page(status))
    assert.equal(await ask('/api/v4/logins'), 'TARGET_UNAVAILABLE')
    assert.equal(await ask('/api/v4/logins', 'POST'), 'TARGET_UNAVAILABLE')
  })

  test(`A page with ${status} for one route alone is the target's own`, async (t) => {
    const ask = await outcomes(t, (request, response) =>
      request.url === '/api/v4/logins' ? page(status)(request, response) : accepted(response),
    )
    assert.equal(await ask('/api/v4/logins'), status)
    assert.equal(await ask('/api/v4/logins', 'POST'), status)
    assert.equal(await ask('/api/v4/accounts'), 200)
  })
}

test('A failure of the target itself is its own, though every route has it', async (t) => {
  const ask = await outcomes(t, page(500))
  assert.equal(await ask('/api/v4/logins'), 500)
})

test('An error in a form of the documents is taken at its word', async (t) => {
  const ask = await outcomes(t, (_request, response) => {
    response.writeHead(407).end('{"error_class":"ClientDisabled","error_message":"no","request":{}}')
  })
  assert.equal(await ask('/api/v4/logins'), 407)
})

test("Before anything was accepted, every answer is the target's own", async (t) => {
  const base = await httpLoopback(t, ({ message }, response) => void page(407)(message, response))
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  assert.equal((await client.send(testDraft())).answer?.status, 407)
})

test('Answers of two routes that have a prefix before their JSON are those of the target', async (t) => {
  const base = await httpLoopback(t, ({ message }, response) => {
    const name = message.url?.split('/').at(-1)
    response.end(full ? `)]}',\n{"data":[{"${name}_id":"1"}]}` : '{"data":[]}')
  })
  let full = false
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  const ask = async (path: string) => (await client.send(testDraft({ path }))).answer?.status
  assert.deepEqual([await ask('/api/v4/logins'), await ask('/api/v4/accounts')], [200, 200])
  full = true
  assert.deepEqual([await ask('/api/v4/logins'), await ask('/api/v4/accounts')], [200, 200])
})

test('The one route that was accepted before does not excuse itself', async (t) => {
  let full = false
  const base = await httpLoopback(t, (_request, response) => void response.end(full ? 'none' : '{"data":[]}'))
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  await client.send(testDraft({ path: '/api/v4/logins' }))
  full = true
  assert.equal((await client.send(testDraft({ path: '/api/v4/logins' }))).answer?.status, 200)
})

test('A page that comes only at times is not laid to the target, nor is the same page for what cannot be sent again', async (t) => {
  let turns = 0
  const base = await httpLoopback(t, ({ message }, response) => {
    turns += 1
    if (turns === 3 || turns === 6) page(407)(message, response)
    else accepted(response)
  })
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  const ask = async (path: string, method = 'GET') => {
    const { answer, trouble } = await client.send(testDraft({ path, method, signing: 'unsigned' }))
    return answer?.status ?? trouble?.code
  }
  assert.deepEqual([await ask('/api/v4/logins'), await ask('/api/v4/accounts')], [200, 200])
  // The third request is this one, the fourth the one of another route, and the fifth this one once more.
  assert.equal(await ask('/api/v4/logins'), 'TARGET_UNAVAILABLE')
  assert.equal(await ask('/api/v4/logins', 'POST'), 'TARGET_UNAVAILABLE')
  assert.equal(await ask('/api/v4/logins'), 200)
  turns = 5
  const inBurst = await client.send(testDraft({ burst: true, rateLimited: 'wanted' }))
  assert.equal(inBurst.trouble?.code, 'TARGET_UNAVAILABLE')
})

test('A page that one route shows each time is its own', async (t) => {
  const ask = await outcomes(t, (request, response) =>
    request.url === '/api/v4/rates' ? page(407)(request, response) : accepted(response),
  )
  assert.deepEqual([await ask('/api/v4/rates'), await ask('/api/v4/rates')], [407, 407])
})

test('A page that met a request which cannot be sent again is looked for with one that was accepted before', async (t) => {
  let turns = 0
  let status = 403
  const base = await httpLoopback(t, ({ message }, response) => {
    turns += 1
    if (turns % 10 === 2) page(status)(message, response)
    else if (message.url === '/api/v4/own') page(407)(message, response)
    else accepted(response)
  })
  const client = createClient({ profile: testProfile(base) })
  t.after(() => client.close())
  const ask = async (path: string, place = {}) => {
    const { answer, trouble } = await client.send(testDraft({ path, method: 'POST', signing: 'unsigned', ...place }))
    return answer?.status ?? trouble?.code
  }
  await client.send(testDraft())
  assert.equal(await ask('/sessions', { baseUrl: `${base}/control` }), 'TARGET_UNAVAILABLE')
  turns = 1
  status = 404
  assert.equal(await ask('/api/v4/logins'), 'TARGET_UNAVAILABLE')
  const before = turns
  assert.deepEqual([await ask('/api/v4/own'), await ask('/api/v4/own')], [407, 407])
  assert.ok(turns - before < 25, `${turns - before} requests`)
})
