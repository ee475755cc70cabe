import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { ContractDecided, JournalEvent } from '../harness/run/journal-events.ts'
import { readJournal } from '../harness/run/journal.ts'
import { main } from './main.ts'
import { testIo } from './test-support/test-io.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-verify-'))
after(() => rmSync(folder, { recursive: true }))

async function verify(pact: unknown, ...args: string[]) {
  const file = join(folder, 'pact.json')
  writeFileSync(file, typeof pact === 'string' ? pact : JSON.stringify(pact))
  const out = join(folder, 'out')
  const io = testIo()
  const code = await main(['node', 'assay', 'verify', '--pact', file, '--out', out, ...args], io)
  return { code, out: io.outText(), err: io.errText(), events: () => readJournal(join(out, 'journal.ndjson')).events }
}

function decidedIn(events: JournalEvent[]): ContractDecided[] {
  return events.filter((event) => event.type === 'contract-decided')
}

/** As another tool writes it: version 3, keys of its own examples, a provider of a name of its own. */
const foreign = (interactions: object[]) => ({
  consumer: { name: 'shop' },
  provider: { name: 'the bank' },
  interactions,
  metadata: { pactSpecification: { version: '3.0.0' } },
})

const login = {
  description: 'a request for a login',
  providerStates: [{ name: 'A login that has been  fetched' }],
  request: {
    method: 'GET',
    path: '/api/v4/logins/1',
    headers: { 'App-id': 'example', Secret: 'example', Accept: 'application/json' },
    generators: { path: { type: 'ProviderState', expression: '/api/v4/logins/${login_id}', dataType: 'STRING' } },
  },
  response: {
    status: 200,
    body: { data: { id: '1', customer_id: '2' } },
    matchingRules: {
      body: { '$.data.id': { matchers: [{ match: 'type' }] }, '$.data.customer_id': { matchers: [{ match: 'type' }] } },
    },
  },
}

test('a foreign pact is verified with keys, secrets and signature of the profile', async () => {
  const { code, out, err, events } = await verify(foreign([login]))
  assert.deepEqual([code, err], [0, ''])
  assert.equal(out.trimEnd().split('\n').at(-1), 'All 1 interactions of 1 consumer hold.')
  const all = events()
  const [decided] = decidedIn(all)
  assert.equal(decided?.verdict, 'passed')
  const sent = all.find((event) => event.type === 'exchange' && event.exchange.id === decided?.evidence.at(-1))
  assert.ok(sent?.type === 'exchange')
  const names = sent.exchange.request.headers.map(([name]) => name)
  for (const name of ['App-id', 'Secret', 'Customer-secret', 'Login-secret', 'Expires-at', 'Signature', 'Accept'])
    assert.ok(names.includes(name), `${name} is not in ${names.join(', ')}`)
  assert.ok(!names.some((name) => name.toLowerCase() === 'assay-interaction'))
  assert.match(sent.exchange.request.url, /\/api\/v4\/logins\/\d{2,}$/)
  assert.ok(!readFileSync(join(folder, 'out', 'journal.ndjson'), 'utf8').includes('"example"'))
})
