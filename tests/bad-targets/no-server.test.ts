import 'reflect-metadata'
import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { test } from 'node:test'
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509'
import { eventsIn, onlyOf, run, scratchFolder } from '../test-support/assay.ts'
import { assertNothingFailed, assertNothingPassed, judge, unknownTargetProfile } from '../test-support/hostile-run.ts'
import { json, listen, listening } from '../test-support/hostile-server.ts'
import { serveSandbox } from '../test-support/served.ts'

const folder = scratchFolder()

/** Evaluates a target of which nothing is known. */
const judged = (baseUrl: string, what: string, options = {}) => {
  const name = what.replaceAll(' ', '-')
  const topics = ['assets', 'countries', 'errors', 'headers', 'tokens', 'client-status']
  return judge(folder, unknownTargetProfile(folder, baseUrl, name, options), name, topics)
}

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
const broken = () =>
  listening(
    (_request, response) => void response.writeHead(200, ['Content-Type', 'application/json']).end('{"data":[{'),
  )
const refusing = (status: number, error_class: string) =>
  listening(json(status, { error_class, error_message: 'no', request: {} }))

const unheard: Array<[what: string, baseUrl: () => Promise<string>, ...causes: RegExp[]]> = [
  [
    'that refuses everything with one class',
    () => refusing(400, 'WrongRequestFormat'),
    /accepted none of \d+ requests \(most often WrongRequestFormat\)/,
    /keys in the profile/,
  ],
  [
    'that knows no key',
    () => refusing(404, 'ApiKeyNotFound'),
    /refuses the keys of the main client \(ApiKeyNotFound\), and a request without keys alike: either the server/,
    /keys in the profile/,
  ],
  ['that is not there', async () => 'http://127.0.0.1:1', /answered none of 2 requests \(TARGET_UNREACHABLE\)/],
  ['whose certificate nobody vouches for', selfSigned, /\(TARGET_UNTRUSTED\)\. The certificate/],
  // Without a network the look-up may hang; the usual limit ends it.
  ['whose name nobody knows', async () => 'http://no-such-host.invalid', /\(TARGET_(UNREACHABLE|TIMEOUT)\)\. /],
  // The client's own tests cover every way to break an answer.
  ['whose JSON breaks off', broken, unread],
]

for (const [what, baseUrl, ...causes] of unheard)
  test(`A target ${what} passes nothing and fails nothing, and the last line says why`, async () => {
    const seen = await judged(await baseUrl(), what)
    assertNothingFailed(seen)
    assertNothingPassed(seen)
    for (const cause of [/^No conclusion: /, ...causes]) assert.match(seen.sentence, cause)
  })

test('A target that accepts everything and shows nothing fails', async () => {
  const { ended, requirements } = await judged(await listening(json(200, { data: {} })), 'empty')
  assert.equal(ended.code, 1)
  const passed = requirements.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)
  const allowed = new Set(['conventions/headers/names-in-any-case', 'conventions/errors/never-a-server-error'])
  const left = passed.filter((id) => !allowed.has(id))
  assert.deepEqual(left, [])
})

test('One broken list is no doubt about the keys, also where an interface has no other list', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'refuses-to-list-categories-in-enrichment-v5' })
  const ran = await run(join(folder, 'one-list'), '--profile', profile, ...onlyOf('enrichment-v5/routes'))
  assert.equal(ran.code, 1, ran.out + ran.err)
  assert.deepEqual(ran.having('failed'), ['enrichment-v5/routes/list-categories'])
  assert.ok(ran.having('passed').length > 0)
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
  const gone = await judge(folder, profile, 'gone', ['countries', 'signing', 'errors'])
  clearInterval(watching)
  await closing
  assertNothingFailed(gone)
  const words = /got no answer, most often TARGET_UNREACHABLE \(first [^)]+\): The target cannot be reached/
  assert.match(gone.sentence, words)
})

test('Wrong keys for every interface are found within a handful of requests each, unless the run is to keep going', async () => {
  const { profile } = await serveSandbox(folder, {
    change: ({ clients }) =>
      clients.forEach((client: { purpose: string }) => {
        const id = `of nobody ${client.purpose}`
        Object.assign(client, { app_id: id, secret: 'of nobody', v3: { client_id: id, service_secret: 'x' } })
      }),
  })
  const all = await run(join(folder, 'all'), '--profile', profile)
  assert.equal(all.code, 2, all.out + all.err)
  assert.match(all.last, /^No conclusion: The target refuses the keys of the main client \(ApiKeyNotFound\)/)
  assert.match(all.last, /run `assay doctor`.*--keep-going/)
  const finished = all.events.at(-1)
  assert.ok(finished?.type === 'run-finished' && finished.requests < 80, JSON.stringify(finished))
  assertNothingPassed(all)
  assert.deepEqual(all.having('failed', 'warned'), [])
  const only = onlyOf('ais-v4/rates', 'ais-v5/rates', 'ais-v4/countries')
  const kept = await run(join(folder, 'on'), '--profile', profile, ...only, '--keep-going')
  assert.equal(kept.code, 2)
  assert.ok(kept.events.some(({ type }) => type === 'check-decided'))
  assert.equal(kept.events.at(-1)?.type, 'run-finished')
  assert.match(kept.last, /refuses the keys of the main client/)
})
