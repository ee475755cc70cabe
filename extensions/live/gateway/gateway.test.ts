import assert from 'node:assert/strict'
import { createPublicKey, createVerify } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { createClient } from '../../../harness/client/client.ts'
import { httpLoopback } from '../../../harness/client/test-support/loopback.ts'
import { signatureVectors, testDraft, testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { noReplayLog } from '../../../harness/replay/no-replay-log.ts'
import { inScope, withReplayLog } from '../../../harness/replay/replay-log.ts'
import { fromBefore } from './from-before.ts'
import { throughGateway, ignoring, unverified } from './gateway.ts'
import type { LiveAlteration } from './made-right.ts'

interface Seen {
  line: string
  headers: Record<string, unknown>
  body: string
}

/** A target that counts, and refuses what has no App-id; a client to it through a gateway with this alteration. */
async function opened(t: TestContext, alter: (profile: ReturnType<typeof testProfile>) => LiveAlteration | undefined) {
  const seen: Seen[] = []
  const base = await httpLoopback(({ message, body }, response) => {
    const line = `${message.method} ${message.url}`
    if (message.url !== '/') seen.push({ line, headers: message.headers, body: body.toString() })
    response.writeHead(message.headers['app-id'] === undefined ? 401 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ number: seen.length, path: message.url }))
  })
  const profile = testProfile(base)
  const client = createClient({ profile })
  t.after(() => client.close())
  const alteration = alter(profile)
  assert.ok(alteration)
  const gateway = throughGateway(client, profile, alteration.begin())
  const inCheck = <T>(act: () => Promise<T>) => withReplayLog(noReplayLog, () => inScope('a check', act))
  return { seen, profile, client, gateway, inCheck }
}

const list = testDraft({ path: '/list', query: [['from_id', '9']], as: 'live', signing: 'auto' })
const change = testDraft({
  method: 'PUT',
  path: '/things/a',
  body: { data: { a: 1, b: 2 } },
  as: 'live',
  signing: 'auto',
})
const named = (id: string, all: readonly LiveAlteration[]) => all.find((one) => one.id === id)

function isSignedRightly(base: string, { line, headers, body }: Seen): boolean {
  const [method = '', path = ''] = line.split(' ')
  const text = `${String(headers['expires-at'])}|${method}|${base}${path}|${method === 'GET' ? '' : body}`
  const key = createPublicKey(signatureVectors().publicKey)
  return createVerify('sha256').update(text).verify(key, String(headers['signature']), 'base64')
}

test('a parameter that is ignored does not reach the target, whose signature is right, and evidence shows what was asked', async (t) => {
  const { seen, profile, gateway, inCheck } = await opened(t, () => named('ignores-parameter-from_id', ignoring(list)))
  const exchange = await inCheck(async () => gateway.sendPrepared(await gateway.prepare(list)))
  const drafted = await inCheck(() => gateway.send(list))
  const lines = seen.map(({ line }) => line)
  assert.deepEqual(lines, ['GET /list', 'GET /list'])
  for (const one of seen) assert.ok(isSignedRightly(profile.target.base_url, one))
  assert.ok(exchange.request.url.endsWith('/list?from_id=9'))
  assert.ok(drafted.request.url.endsWith('/list?from_id=9'))
})

test('a request without keys gets those of the main client, and one with a wrong signature a right one', async (t) => {
  const keys = await opened(t, (profile) => named('verifies-no-keys', unverified(profile)))
  const { answer } = await keys.inCheck(() => keys.gateway.send({ ...list, as: 'nobody' }))
  assert.equal(answer?.status, 200)
  assert.equal(keys.seen[0]?.headers['app-id'], 'app-main')
  const signature = await opened(t, (profile) => named('verifies-no-signature', unverified(profile)))
  await signature.inCheck(() => signature.gateway.send({ ...list, expiresInSeconds: -5 }))
  await signature.inCheck(() => signature.gateway.send({ ...list, omitHeaders: ['Signature'] }))
  assert.equal(signature.seen.length, 2)
  for (const one of signature.seen) assert.ok(isSignedRightly(signature.profile.target.base_url, one))
})

test('what is refused for its keys is done all the same, and the refusal is given', async (t) => {
  const { seen, gateway, inCheck } = await opened(t, (profile) => named('does-what-it-refuses', unverified(profile)))
  const { answer } = await inCheck(() => gateway.send({ ...change, omitHeaders: ['App-id'] }))
  assert.equal(answer?.status, 401)
  const shown = seen.map(({ headers }) => headers['app-id'])
  assert.deepEqual(shown, [undefined, 'app-main'])
})

test('a change that is answered as one before reaches no target, and has the ids of its own path', async (t) => {
  const { seen, gateway, inCheck } = await opened(t, () =>
    named(
      'changes-nothing',
      fromBefore('', () => 'PUT /things/:id'),
    ),
  )
  await inCheck(() => gateway.send(change))
  const { answer, request } = await inCheck(() => gateway.send({ ...change, path: '/things/b' }))
  assert.equal(seen.length, 1)
  assert.deepEqual(answer?.json, { number: 1, path: '/things/b' })
  assert.ok(request.url.endsWith('/things/b'))
})
