import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import type { JournalEvent } from '../../../core/journal-events.ts'
import { createMasker } from '../../../harness/client/masking/mask.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { wordsOf } from '../../../harness/reasons/words-of.ts'
import { readDuties, readRequirements } from '../../../requirements/read-requirements.ts'
import { selectAddresses } from '../../../requirements/select-addresses.ts'
import { duties } from './duties.ts'
import { evaluateClients } from './server-side.ts'
import type { SeenRequest } from '../../../sandbox/world/sandbox.ts'

const at = '2026-01-01T00:00:00.000Z'
const profile = {
  target: { name: 'Embedded sandbox', base_url: 'http://127.0.0.1:8080', interfaces: [] },
  clients: [],
  providers: [],
  data: {},
  pacing: { requests_per_second: null, concurrent_requests: 4 },
  budget: { requests: 1, seconds: 1 },
  readings: [],
} as unknown as Profile

function judged(requests: SeenRequest[], { dropped = 0, interfaces = [] as string[] } = {}) {
  const events: JournalEvent[] = []
  const settlement = evaluateClients(
    { requests, callbacks: [], dropped },
    { profile, interfaces, failOn: 'failed', startedAt: at },
    { masker: createMasker(), record: (event) => events.push(event) },
  )
  return { events, settlement }
}

function request(path: string, headers: SeenRequest['headers']): SeenRequest {
  const answer = { status: 200, headers: [], body: Buffer.from('{"data":[]}') }
  const url = `http://127.0.0.1:8080${path}`
  return {
    atMs: Date.parse(at),
    answeredMs: Date.parse(at),
    clock: at,
    method: 'GET',
    url,
    headers,
    body: Buffer.alloc(0),
    answer,
  }
}

const keys: SeenRequest['headers'] = [
  ['app-id', 'a'],
  ['SECRET', 'b'],
]

test('the interfaces that clients used are reported, or those that are asked for', () => {
  const { events } = judged([request('/api/v4/countries', keys), request('/api/partners/v1/countries', keys)])
  const [started] = events
  assert.ok(started?.type === 'run-started')
  assert.deepEqual([started.interfaces, started.judged, started.at], [['ais-v4', 'partners-v1'], 'clients', at])
  const asked = judged([request('/api/v4/countries', keys)], { interfaces: ['ais-v6'] })
  assert.ok(asked.settlement.requirements.every((one) => one.interface === 'ais-v6' && one.verdict === 'untested'))
})

test('a recording that was full comes to no conclusion, and nobody’s requests to none either', () => {
  const full = judged([request('/api/v4/countries', keys)], { dropped: 3 }).settlement
  assert.equal(full.exitCode, 2)
  assert.match(wordsOf(full.conclusion), /kept 1 request of clients, and 3 later ones are unknown/)
  assert.equal(judged([]).settlement.exitCode, 2)
})

test('each duty is judged, or says why nobody can see it', () => {
  const open = readDuties().filter(({ id, unjudgeable }) => (duties[id] === undefined) !== (unjudgeable !== undefined))
  const ids = open.map(({ id }) => id)
  assert.deepEqual(ids, [])
  const left = Object.keys(duties).filter((id) => !readDuties().some((row) => row.id === id))
  assert.deepEqual(left, [])
})

test('no duty has the address of a requirement, and no run against a server knows one', () => {
  const rows = [...readRequirements(), ...readDuties()]
  const addresses = selectAddresses(rows, interfaceNames(), []).map(({ address }) => address)
  assert.equal(new Set(addresses).size, addresses.length)
  const left = readRequirements().filter(({ id }) => id.startsWith('clients/'))
  assert.deepEqual(left, [])
})
