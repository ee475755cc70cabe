import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import nock from 'nock'
import { createClient } from './client.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'
import type { ServerResponse } from 'node:http'
import { clientAt, httpLoopback } from './test-support/loopback.ts'

// Importing nock intercepts every request of the process, so it is active for this suite only.
nock.restore()

const base = 'http://limited.example'
const path = '/api/v4/countries'

suite('Answers with status 429', () => {
  before(() => nock.activate())
  afterEach(() => nock.cleanAll())
  after(() => nock.restore())

  test('A 429 is waited out as long as Retry-After says, and the repeat is recorded', async () => {
    nock(base).get(path).reply(429, '{}', { 'Retry-After': '0.1' }).get(path).reply(200, { data: [] })
    const client = createClient({ profile: testProfile(base) })
    const began = performance.now()
    const { answer, repeats } = await client.send(testDraft())
    assert.equal(answer?.status, 200)
    assert.deepEqual(repeats, ['The target asked to come again later (status 429); waited 100 ms'])
    assert.ok(performance.now() - began >= 99)
    assert.equal(client.stats().rateLimited, 1)
    assert.equal(nock.isDone(), true)
  })

  test('The class that asks to wait is waited out, whatever its status', async () => {
    const refusal = { error: { class: 'TooManyRequests', message: 'later' } }
    nock(base).get(path).reply(406, refusal, { 'Retry-After': '0' }).get(path).reply(200, { data: [] })
    const { answer, repeats } = await createClient({ profile: testProfile(base) }).send(testDraft())
    assert.equal(answer?.status, 200)
    assert.deepEqual(repeats, ['The target asked to come again later (status 406); waited 0 ms'])
  })

  test('A pause holds the requests that came later as well', async () => {
    nock(base).get('/first').reply(429, '{}', { 'Retry-After': '0.2' })
    for (const later of ['/first', '/later']) nock(base).get(later).reply(200, {})
    const client = createClient({ profile: testProfile(base) })
    const began = performance.now()
    const first = client.send(testDraft({ path: '/first' }))
    while (client.stats().rateLimited === 0) await new Promise((resolve) => setImmediate(resolve))
    await client.send(testDraft({ path: '/later' }))
    assert.ok(performance.now() - began >= 199)
    await first
  })

  test('A target that never lets in is RATE_LIMITED after a bounded number of tries', async () => {
    nock(base).get(path).times(6).reply(429, '{}', { 'Retry-After': '0' })
    const client = createClient({ profile: testProfile(base) })
    const { trouble, answer, repeats } = await client.send(testDraft())
    assert.equal(trouble?.code, 'RATE_LIMITED')
    assert.match(trouble?.message ?? '', /pacing\.requests_per_second/)
    assert.equal(answer, undefined)
    assert.equal(repeats?.length, 5)
    assert.equal(client.stats().requests, 6)
  })

  test('A pause beyond the budget of time ends immediately', async () => {
    nock(base).get(path).reply(429, '{}', { 'Retry-After': '3600' })
    const client = createClient({ profile: testProfile(base) })
    const { trouble } = await client.send(testDraft())
    assert.equal(trouble?.code, 'BUDGET_SPENT')
  })

  test('A check that asks for it gets the 429 as an answer', async () => {
    nock(base).get(path).reply(429, { error_class: 'RateLimitExceeded' })
    const client = createClient({ profile: testProfile(base) })
    const { answer, trouble } = await client.send(testDraft({ rateLimited: 'wanted' }))
    assert.equal(answer?.status, 429)
    assert.equal(trouble, undefined)
  })
})

test('A burst goes out immediately, whatever the pace, and gives back what the target says to it', async () => {
  const waiting: ServerResponse[] = []
  const base = await httpLoopback((_request, response) => {
    waiting.push(response)
    if (waiting.length === 20) for (const one of waiting) one.writeHead(429).end('{}')
  })
  const profile = testProfile(base)
  profile.pacing = { ...profile.pacing, requests_per_second: 1, concurrent_requests: 2 }
  const client = createClient({ profile })
  const draft = testDraft({ burst: true, rateLimited: 'wanted' })
  const exchanges = await Promise.all(Array.from({ length: 20 }, () => client.send(draft)))
  assert.ok(exchanges.every(({ answer }) => answer?.status === 429))
  assert.equal(client.stats().requests, 20)
  await client.close()
})

test('A request comes from the address that it names, and says so where this machine has it not', async (t) => {
  const base = await httpLoopback(({ message }, response) => void response.end(`"${message.socket.remoteAddress}"`))
  const client = clientAt(t, base)
  // macOS has only one loopback address.
  const second = process.platform === 'darwin' ? '127.0.0.1' : '127.0.0.2'
  const from = [undefined, second, undefined, '192.0.2.1']
  const sent = await Promise.all(
    from.map((address) => client.send(testDraft(address === undefined ? {} : { from: address }))),
  )
  const shown = sent.map(({ answer, trouble }) => answer?.json ?? trouble?.code)
  assert.deepEqual(shown, ['127.0.0.1', second, '127.0.0.1', 'ADDRESS_UNUSABLE'])
})

test('Requests that count against a limit of the target are spaced below it', async (t) => {
  const base = await httpLoopback((_request, response) => void response.end('{}'))
  const client = clientAt(t, base)
  const draft = testDraft({ pace: { slot: 'lists', perSecond: 100 } })
  const exchanges = await Promise.all(Array.from({ length: 6 }, () => client.send(draft)))
  const starts = exchanges.map(({ at }) => Date.parse(at)).toSorted((one, other) => one - other)
  assert.ok((starts.at(-1) ?? 0) - (starts[0] ?? 0) >= 55, starts.join(' '))
})
