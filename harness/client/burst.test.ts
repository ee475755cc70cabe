import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createClient } from './client.ts'
import { clientAt, httpLoopback } from './test-support/loopback.ts'
import { testDraft, testProfile } from './test-support/test-profile.ts'

test('A burst goes out immediately, whatever the pace, and gives back what the target says to it', async (t) => {
  const waiting: ServerResponse[] = []
  const base = await httpLoopback(t, (_request, response) => {
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
  const base = await httpLoopback(t, ({ message }, response) => void response.end(`"${message.socket.remoteAddress}"`))
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
  const base = await httpLoopback(t, (_request, response) => void response.end('{}'))
  const client = clientAt(t, base)
  const draft = testDraft({ pace: { slot: 'lists', perSecond: 100 } })
  const exchanges = await Promise.all(Array.from({ length: 6 }, () => client.send(draft)))
  const starts = exchanges.map(({ at }) => Date.parse(at)).toSorted((one, other) => one - other)
  assert.ok((starts.at(-1) ?? 0) - (starts[0] ?? 0) >= 55, starts.join(' '))
})
