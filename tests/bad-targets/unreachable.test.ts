import 'reflect-metadata'
import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { test } from 'node:test'
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509'
import { eventsIn, scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { listen, listening, talking } from '../test-support/hostile-server.ts'
import { serveSandbox } from '../test-support/served.ts'

const folder = scratchFolder()
const topics = ['countries', 'assets', 'rates', 'secrets', 'headers', 'tokens']

/** A TLS server with a self-signed certificate. */
async function selfSigned(): Promise<string> {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' }
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({ name: 'CN=127.0.0.1', keys })
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')
  const server = createServer({ key, cert: certificate.toString('pem') }, (_request, response) => response.end('{}'))
  return (await listen(server)).replace('http:', 'https:')
}

const unread =
  /^No conclusion: The target (answers GET \S+, and a path that does not exist, alike|answered none of \d+ requests)/
const saying = (text: string, ...headers: string[]) =>
  listening(
    (_request, response) => void response.writeHead(200, ['Content-Type', 'application/json', ...headers]).end(text),
  )

const unheard: Array<[what: string, baseUrl: () => Promise<string>, cause: RegExp]> = [
  ['whose certificate nobody vouches for', selfSigned, /\(TARGET_UNTRUSTED\)\. The certificate/],
  [
    'that only speaks TLS',
    async () => (await selfSigned()).replace('https:', 'http:'),
    /\((TARGET_RESET|ANSWER_\w+)\)\. /,
  ],
  // Without a network the look-up may hang; the usual limit ends it.
  ['whose name nobody knows', async () => 'http://no-such-host.invalid', /\(TARGET_(UNREACHABLE|TIMEOUT)\)\. /],
  // The client's own tests cover every way to break an answer.
  [
    'that resets at once',
    () => talking((socket) => socket.resetAndDestroy()),
    /none of 2 requests \(TARGET_RESET\)\. \w/,
  ],
  [
    'that is no HTTP server',
    () => talking((socket) => socket.end('220 mail.example.test ready\r\n')),
    /none of 2 requests \(ANSWER_MALFORMED\)\. \w/,
  ],
  ['whose JSON breaks off', () => saying('{"data":[{"id":"1"'), unread],
  ['whose gzip is none', () => saying('{"data":[]}', 'Content-Encoding', 'gzip'), unread],
]

for (const [what, baseUrl, cause] of unheard)
  test(`A target ${what} is inconclusive`, async () => {
    const name = what.replaceAll(' ', '-')
    const judged = await judge(folder, unknownTargetProfile(folder, await baseUrl(), name), name, topics)
    assertNothingFailed(judged)
    assertNothingPassed(judged)
    assert.match(judged.sentence, cause)
  })

test('A target that goes away in mid-run leaves the rest open, and says that it cannot be reached', async () => {
  const { running, profile } = await serveSandbox(folder, { stageMs: 2 })
  let closing: Promise<void> | undefined
  const watching = setInterval(() => {
    try {
      if (eventsIn(join(folder, 'gone')).some(({ type }) => type === 'check-decided')) closing ??= running.close()
    } catch {
      // The journal is not there yet.
    }
  }, 20)
  const judged = await judge(folder, profile, 'gone', ['countries', 'signing', 'errors'])
  clearInterval(watching)
  await closing
  assertNothingFailed(judged)
  assert.match(
    judged.sentence,
    /got no answer, most often TARGET_UNREACHABLE \(first [^)]+\): The target cannot be reached/,
  )
})
