import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net, { type Socket } from 'node:net'
import { test } from 'node:test'
import { createServer } from 'node:tls'
import { makeTestSet } from '../../../certificates/test-set.ts'
import { readAnswer } from '../../../harness/client/record.ts'
import { transmit } from '../../../harness/client/transmit.ts'
import { troubleOf } from '../../../harness/client/trouble.ts'
import { testDraft } from '../../../harness/client/test-support/test-profile.ts'
import { listen } from '../../test-support/hostile-server.ts'

/** An answer whose length is wrong, in which way ever; the first part is `{"dat` unless the case says otherwise. */
interface WrongLength {
  what: string
  length?: number | string
  chunked?: true
  first?: string
  /** What is sent this long after the first part. */
  rest?: string
  afterMs?: number
  /** Whether the answer says that the connection will be closed, and whether it is after the first part. */
  closes?: true
  ends?: true
  /** The transport error; ANSWER_MALFORMED when absent. */
  code?: string
}

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as WrongLength[]
const { certificates, authority } = await makeTestSet(['127.0.0.1'])
const { certificate: cert, key } = certificates.server

function answer(socket: Socket, { length, chunked, first = '{"dat', rest, afterMs = 0, closes, ends }: WrongLength) {
  const head = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    ...(length === undefined ? [] : [`Content-Length: ${length}`]),
    ...(chunked ? ['Transfer-Encoding: chunked'] : []),
    ...(closes ? ['Connection: close'] : []),
  ]
  const body = chunked ? `${first.length.toString(16)}\r\n${first}\r\n0\r\n\r\n` : first
  const begun = `${head.join('\r\n')}\r\n\r\n${body}`
  if (ends) socket.end(begun)
  else if (afterMs === 0) socket.write(begun + (rest ?? ''))
  else {
    socket.setNoDelay()
    socket.write(begun)
    setTimeout(() => socket.write(rest ?? ''), afterMs)
  }
}

/** Servers that answer so, over each transport, with what keeps connections to them. */
async function transports(talk: (socket: Socket) => void) {
  const each = (socket: Socket) => void socket.on('data', () => talk(socket)).on('error', () => socket.destroy())
  const plain = await listen(net.createServer(each))
  const secure = await listen(createServer({ cert, key }, each))
  return [
    { base: plain, agent: new http.Agent({ keepAlive: true }), named: 'plain' },
    {
      base: secure.replace('http:', 'https:'),
      agent: new https.Agent({ keepAlive: true, ca: authority.certificate }),
      named: 'TLS',
    },
    { base: plain, agent: false as const, named: 'plain, a connection for each' },
  ]
}

/** What comes of a plain request over one of them. */
function request({ base, agent }: { base: string; agent: http.Agent | false }) {
  const draft = { ...testDraft(), rateLimited: 'wanted' as const }
  const prepared = { ...draft, url: `${base}/x`, headers: [], body: Buffer.alloc(0) }
  return transmit(prepared, { agent, timeoutMs: 1500, maxAnswerBytes: 100_000 })
}

for (const one of cases) {
  test(`An answer that ${one.what} is a transport error, over every transport`, async () => {
    for (const { named, ...way } of await transports((socket) => answer(socket, one))) {
      const { answer: got, error, receivedBytes } = await request(way)
      assert.equal(got && readAnswer(got).body, undefined, named)
      assert.equal(troubleOf(error!, receivedBytes).code, one.code ?? 'ANSWER_MALFORMED', named)
    }
  })
}

test('Bytes after a whole answer reach no other one', async () => {
  let asked = 0
  const [kept] = await transports((socket) => {
    asked += 1
    const whole = asked % 2 === 1
    answer(
      socket,
      whole ? { what: '', length: 2, first: '{}', rest: 'late', afterMs: 20 } : { what: '', length: 2, first: '[]' },
    )
  })
  assert.ok(kept)
  for (const expected of ['{}', '[]']) {
    const { answer: got } = await request(kept)
    assert.equal(got?.bytes.toString(), expected)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
})
