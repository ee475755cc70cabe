import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { answerLimitBytes } from '../../harness/client/answer-limit.ts'
import { scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { talking } from '../test-support/hostile-server.ts'

const folder = scratchFolder()
const topics = ['assets', 'countries', 'errors', 'headers']
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`
const body = '{"data":[]}'

/** Writes without end until the reader goes away. */
function pour(socket: Socket, piece: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

/** One byte at a time, each well within the time-out, the whole beyond it. */
function drip(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ' '), 40)
  socket.on('close', () => clearInterval(timer))
}

const broken: Array<[what: string, talk: (socket: Socket) => void, code: string]> = [
  ['resets at once', (socket) => socket.resetAndDestroy(), 'TARGET_RESET'],
  ['closes at once', (socket) => socket.end(), 'TARGET_RESET'],
  [
    'resets after its headers',
    (socket) => socket.write(`${head}Content-Length: 11\r\n\r\n`, () => socket.resetAndDestroy()),
    'ANSWER_INCOMPLETE',
  ],
  [
    'resets in the middle of a body',
    (socket) => socket.write(`${head}Content-Length: 11\r\n\r\n{"data"`, () => socket.resetAndDestroy()),
    'ANSWER_INCOMPLETE',
  ],
  [
    'closes before the end of the Content-Length',
    (socket) => socket.end(`${head}Content-Length: 9999\r\n\r\n${body}`),
    'ANSWER_INCOMPLETE',
  ],
  [
    'waits for ever before the end of the Content-Length',
    (socket) => socket.write(`${head}Content-Length: 9999\r\n\r\n${body}`),
    'TARGET_TIMEOUT',
  ],
  [
    'sends a Content-Length that is no number',
    (socket) => socket.end(`${head}Content-Length: ten\r\n\r\n${body}`),
    'ANSWER_MALFORMED',
  ],
  [
    'sends two Content-Lengths',
    (socket) => socket.end(`${head}Content-Length: 3\r\nContent-Length: 11\r\n\r\n${body}`),
    'ANSWER_MALFORMED',
  ],
  ['sends chunks of no known size', (socket) => socket.end(`${chunked}zz\r\n${body}\r\n0\r\n\r\n`), 'ANSWER_MALFORMED'],
  ['never ends its last chunk', (socket) => socket.end(`${chunked}b\r\n${body}\r\n`), 'ANSWER_INCOMPLETE'],
  ['is no HTTP server', (socket) => socket.end('220 mail.example.test ready\r\n'), 'ANSWER_MALFORMED'],
  ['floods with headers', (socket) => pour(socket, `${head}X-Flood: ${'x'.repeat(500)}\r\n`), 'ANSWER_MALFORMED'],
  [
    'says nothing but 100 Continue',
    (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(50)),
    'TARGET_TIMEOUT',
  ],
  ['drips a byte at a time', (socket) => drip(socket, `${head}Content-Length: 500\r\n\r\n${body}`), 'TARGET_TIMEOUT'],
]

for (const [what, talk, code] of broken) {
  test(`A target that ${what} is inconclusive, and ${code} is named`, async () => {
    const baseUrl = await talking(talk)
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, unknownTargetProfile(folder, baseUrl, name), name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(
      judged.sentence,
      new RegExp(`^No conclusion: The target answered none of 2 requests \\(${code}\\)\\. \\w`),
    )
  })
}

test('Of an answer without end no more is read than the client says', async () => {
  const most = answerLimitBytes()
  let written = 0
  const baseUrl = await talking((socket) => {
    pour(socket, `${head}\r\n${' '.repeat(65_536)}`)
    socket.on('close', () => {
      written += socket.bytesWritten
    })
  })
  const profile = unknownTargetProfile(folder, baseUrl, 'endless', { pacing: { timeout_seconds: 10 } })
  const judged = await judge(folder, profile, 'endless', topics)
  assertNothingFailed(judged)
  assertNothingPassed(judged)
  assert.match(judged.sentence, new RegExp(`\\(ANSWER_TOO_LARGE\\)\\. .*longer than ${most} bytes`))
  // What lies in the buffers of two connections comes on top of two answers.
  assert.ok(written < 2 * most + 20_000_000, `${written} bytes`)
})
