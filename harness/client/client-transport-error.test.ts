import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { suite, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { answerLimitBytes, createClient } from './client.ts'
import type { Draft } from './draft.ts'
import { clientAt, httpLoopback, tcpLoopback } from './test-support/loopback.ts'
import { talking } from '../../tests/test-support/hostile-server.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

async function codeFrom(base: string, draft: Partial<Draft> = {}, timeout_seconds = 60): Promise<string | undefined> {
  const pacing = { ...testProfile(base).pacing, timeout_seconds }
  const client = createClient({ profile: testProfile(base, { pacing }) })
  const { trouble, answer } = await client.send(testDraft(draft))
  assert.equal(answer, undefined)
  assert.equal(client.stats().transportErrorKinds[trouble?.code ?? '']?.count, 1)
  await client.close()
  return trouble?.code
}

const talks = (talk: (socket: Socket) => void) => () => talking(talk)
const writing = (text: string) => talks((socket) => socket.write(text))
const ending = (text: string) => talks((socket) => socket.end(text))
const serving = (body: Buffer | string, coding?: string) => () =>
  httpLoopback((_request, response) => {
    if (coding) response.setHeader('Content-Encoding', coding)
    response.end(body)
  })
const partial = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"data":'
const switching = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'
const packed = gzipSync('{"data":["ü"]}')
const at = (base: string) => () => base
const unsendable = { headers: { Bad: 'a\nb' } }

const troubles: Array<[what: string, code: string, base: () => unknown, draft?: Partial<Draft>]> = [
  ['A closed port', 'TARGET_UNREACHABLE', at('http://127.0.0.1:1')],
  ['Silence', 'TARGET_TIMEOUT', talks(() => undefined)],
  ['A dripping answer', 'TARGET_TIMEOUT', writing(partial)],
  ['A connection that is reset without an answer', 'TARGET_RESET', talks((socket) => socket.resetAndDestroy())],
  ['An answer that breaks off', 'ANSWER_INCOMPLETE', ending(partial)],
  ['What is no HTTP', 'ANSWER_MALFORMED', ending('hello\r\n\r\n')],
  ['A status that is no number', 'ANSWER_MALFORMED', ending('HTTP/1.1 abc\r\n\r\n')],
  ['A length that is none', 'ANSWER_MALFORMED', ending('HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n')],
  ['An answer that switches to another protocol, for which nobody waits,', 'ANSWER_MALFORMED', writing(switching)],
  ['One that goes on in the other protocol', 'ANSWER_MALFORMED', writing(`${switching}more`)],
  ['A longer answer than is read', 'ANSWER_TOO_LARGE', serving(Buffer.alloc(answerLimitBytes() + 1, 'x'))],
  ['An answer of too many levels', 'ANSWER_TOO_DEEP', serving('['.repeat(100_000))],
  ['A compressed answer that breaks off', 'ANSWER_MALFORMED', serving(packed.subarray(0, packed.length / 2), 'gzip')],
  ['A header that HTTP cannot carry', 'REQUEST_UNSENDABLE', at('http://127.0.0.1:1'), unsendable],
  ['An address of another kind', 'REQUEST_UNSENDABLE', at('ftp://127.0.0.1:1')],
]
suite('What comes to no answer has a code', { concurrency: true }, () => {
  for (const [what, code, base, draft] of troubles)
    test(`${what} is ${code}`, async () => {
      // Only silence is to reach the limit, however busy the machine is.
      const seconds = code === 'TARGET_TIMEOUT' ? 0.2 : undefined
      assert.equal(await codeFrom(String(await base()), draft, seconds), code)
    })
})

test('A connection closed without an answer is TARGET_RESET, sent once more', async () => {
  let asked = 0
  const base = await talking((socket) => {
    asked += 1
    socket.end()
  })
  assert.equal(await codeFrom(base), 'TARGET_RESET')
  assert.equal(asked, 2)
})

test('Silence at the start of a run is not said to need a longer timeout', async (t) => {
  const client = clientAt(t, await talking(() => undefined))
  client.hurry(() => 20)
  const { trouble } = await client.send(testDraft())
  assert.equal(trouble?.code, 'TARGET_TIMEOUT')
  assert.match(trouble.message, /at the start of the run, where a silent target is given up soon/)
})

test('A kept connection gone stale is replaced once, unseen by the caller but recorded', async (t) => {
  const asked: number[] = []
  const base = await tcpLoopback((socket, number) => {
    socket.on('data', () => {
      asked.push(number)
      if (number === 1 && asked.length > 1) socket.resetAndDestroy()
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
    })
  })
  const client = clientAt(t, base)
  assert.equal((await client.send(testDraft())).repeats, undefined)
  const second = await client.send(testDraft())
  assert.equal(second.answer?.status, 200)
  assert.equal(second.repeats?.length, 1)
  assert.deepEqual(asked, [1, 1, 2])
})

test('What reads is sent once more where a gateway answers in its place, and what changes something is not', async (t) => {
  const asked: string[] = []
  let lost = 1
  const base = await httpLoopback(({ message }, response) => {
    asked.push(message.method ?? '')
    if (lost-- > 0) response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
    else response.end('{"data":[]}')
  })
  const client = clientAt(t, base)
  assert.equal((await client.send(testDraft())).answer?.status, 200)
  lost = 1
  assert.equal((await client.send(testDraft({ method: 'POST' }))).trouble?.code, 'TARGET_UNAVAILABLE')
  lost = 2
  assert.equal((await client.send(testDraft())).trouble?.code, 'TARGET_UNAVAILABLE')
  lost = 1
  assert.equal((await client.send(testDraft({ rateLimited: 'wanted' }))).trouble?.code, 'TARGET_UNAVAILABLE')
  assert.deepEqual(asked, ['GET', 'GET', 'POST', 'GET', 'GET', 'GET'])
})

test('A transport error leaves the clock unknown, and it is asked again', async (t) => {
  const paths: string[] = []
  const base = await httpLoopback(({ message }, response) => {
    paths.push(message.url ?? '')
    if (paths.length < 2) response.writeHead(502).end('<h1>Bad gateway</h1>')
    else response.setHeader('Date', new Date(Date.now() - 300_000).toUTCString()).end('{}')
  })
  const client = clientAt(t, base)
  const { request } = await client.send(testDraft({ as: 'live', path: '/a' }))
  assert.deepEqual(paths, ['/', '/', '/a'])
  const expiresAt = Number(request.headers.find(([name]) => name === 'Expires-at')?.[1])
  assert.ok(expiresAt < Date.now() / 1000 - 200)
})

test('A spent budget is recorded in the exchange, and nothing is sent', async () => {
  let asked = 0
  const base = await httpLoopback((_request, response) => {
    asked += 1
    response.end('{}')
  })
  const client = createClient({
    profile: testProfile(base, { budget: { requests: 1, seconds: 60, step_seconds: 60 } }),
  })
  await client.send(testDraft())
  const refused = await client.send(testDraft({ path: '/second' }))
  assert.equal(refused.trouble?.code, 'BUDGET_SPENT')
  assert.equal(refused.request.url, `${base}/second`)
  assert.equal(asked, 1)
  assert.equal(client.stats().requests, 1)
  const control = await httpLoopback((_request, response) => response.end('{}'))
  const putBack = await client.send(testDraft({ baseUrl: control, path: '/clock', method: 'DELETE', as: 'nobody' }))
  assert.equal(putBack.answer?.status, 200, 'what was moved at the control port is put back all the same')
  await client.close()
})

test('A target that never answers is waited for no longer than the time of the run lasts', async (t) => {
  const base = await tcpLoopback(() => undefined)
  const budget = { requests: 10, seconds: 0.3, step_seconds: 60 }
  const client = clientAt(t, base, { budget })
  const { trouble } = await client.send(testDraft())
  assert.equal(trouble?.code, 'BUDGET_SPENT')
  assert.ok(client.leftMs() <= 0)
})
