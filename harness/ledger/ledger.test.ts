import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { LedgerEvent } from '../../core/ledger-events.ts'
import { readRoutes } from '../../requirements/tables/routes/read-routes.ts'
import type { PreparedRequest } from '../client/prepare.ts'
import { testProfile } from '../client/test-support/test-profile.ts'
import { entriesIn } from './entries-in.ts'
import { createLedger } from './ledger.ts'
import { leftReasons } from './left-reasons.ts'

const base = 'https://bank.test/prefix'
const port = 'https://bank.test/control'
const profile = { ...testProfile(base), control: { base_url: port, offers: ['clock' as const] } }
const dialects = [
  { interface: 'ais-v4', basePath: '/api/v4', routes: readRoutes('ais-v4') },
  { interface: 'ais-v3', basePath: '/api/v3', routes: readRoutes('ais-v3') },
  { interface: 'partners-v1', basePath: '/api/partners/v1', routes: readRoutes('partners-v1') },
  { interface: 'open-finance-v2', basePath: '/v2', routes: readRoutes('open-finance-v2') },
]

/** A ledger and its events. `ask` sends a request and returns the events that it caused. */
function kept(past: LedgerEvent[] = []) {
  const events: LedgerEvent[] = []
  const ledger = createLedger({ profile, dialects: () => dialects, record: (event) => events.push(event), past })
  const ask = (
    method: string,
    url: string,
    body: unknown,
    outcome: Partial<Exchange> | { status: number; json?: unknown },
  ) => {
    const before = events.length
    const after = ledger.notes({
      method,
      url,
      body: Buffer.from(JSON.stringify(body) ?? ''),
      elsewhere: url.startsWith(port),
    } as PreparedRequest)
    after?.({ ...('status' in outcome ? { answer: outcome } : outcome) } as Exchange)
    return events.slice(before).map(({ type: _type, ...event }) => event)
  }
  return { ledger, events, ask }
}

const customers = `${base}/api/v4/customers`
const made = (data: unknown) => ({ status: 200, json: { data } })
const noAnswer = { trouble: { code: 'TARGET_RESET', message: '' } }

test('what is made is written before it is made, and again with its id', () => {
  const { ask } = kept()
  assert.deepEqual(ask('POST', customers, { data: { identifier: 'assay-1' } }, made({ id: '7', secret: 's' })), [
    { entry: 'l1', what: 'customer', through: 'ais-v4', name: 'assay-1' },
    { entry: 'l1', outcome: 'made', id: '7' },
  ])
  const login = ask('POST', `${base}/api/v4/login`, { data: { credentials: { password: 'x' } } }, made({ id: '9' }))
  assert.deepEqual(login, [
    { entry: 'l2', what: 'login', through: 'ais-v4' },
    { entry: 'l2', outcome: 'made', id: '9' },
  ])
  const lead = ask('POST', `${base}/api/partners/v1/leads`, { data: { email: 'a@b.test' } }, made({ customer_id: 3n }))
  assert.deepEqual(lead.at(-1), { entry: 'l3', outcome: 'made', id: '3' })
  const consent = ask('POST', `${base}/v2/consents/account-access`, {}, { status: 201, json: { consentId: 'c1' } })
  assert.deepEqual(consent.at(-1), { entry: 'l4', outcome: 'made', id: 'c1' })
})

test('a refusal leaves nothing, and a lost answer leaves what is perhaps there', () => {
  const { ask, ledger } = kept()
  const body = { data: { identifier: 'assay-1' } }
  assert.equal(ask('POST', customers, body, { status: 400 }).at(-1)?.entry, 'l1')
  ask('POST', customers, body, { trouble: { code: 'TARGET_UNREACHABLE', message: '' } })
  assert.deepEqual(ledger.entries(), [])
  assert.equal(ask('POST', customers, body, noAnswer).length, 1)
  assert.equal(ask('POST', customers, body, { status: 500 }).length, 1)
  const [one, other] = ledger.entries()
  assert.deepEqual([one?.isSure, one?.name, other?.isSure], [false, 'assay-1', false])
  assert.match(leftReasons(ledger.entries()).join('\n'), /^Perhaps left at the target, .*: 2 customers;/)
})

test('a request that only reads, or goes to no route that makes something, is not entered', () => {
  const { ask } = kept()
  assert.deepEqual(ask('GET', customers, undefined, { status: 200 }), [])
  assert.deepEqual(ask('POST', `${base}/api/v4/tokens/create`, {}, made({})), [])
  assert.deepEqual(ask('POST', 'https://other.test/api/v4/customers', {}, made({ id: '1' })), [])
  const rows = (action: string) => ({ data: [{ description: 'x', action }] })
  const categorize = `${base}/api/v3/transactions/categorize`
  assert.deepEqual(ask('POST', categorize, rows('categorize'), made({})), [])
  assert.equal(ask('POST', categorize, rows('learn'), made({})).length, 2)
})

test('what is changed through the control port is open until it is put back', () => {
  const { ask, ledger } = kept()
  const [main] = profile.clients
  const client = `${port}/clients/${main?.app_id}`
  const changes: Array<[string, string, unknown, unknown]> = [
    ['POST', `${port}/clock`, { advance_seconds: 60 }, ['DELETE', `${port}/clock`, undefined]],
    ['PUT', client, { status: 'disabled' }, ['PUT', client, { status: main?.status }]],
    ['PUT', client, { callbacks: { fail_url: 'u' } }, ['PUT', client, { callbacks: { fail_url: null } }]],
    ['PUT', `${port}/customers/7`, { locked: true }, ['PUT', `${port}/customers/7`, { locked: false }]],
    ['PUT', `${port}/logins/9`, { status: 'disabled' }, ['PUT', `${port}/logins/9`, { status: 'active' }]],
    ['PUT', `${port}/rate-limits`, { enforced: false }, ['PUT', `${port}/rate-limits`, { enforced: true }]],
  ]
  for (const [method, url, body] of changes) ask(method, url, body, noAnswer)
  assert.equal(ledger.entries().length, 6, 'also where no answer came')
  assert.match(
    leftReasons(ledger.entries()).join('\n'),
    /^Not put back at the target: the clock, the status of the main client, fail_url of the main client, the lock of customer 7, the status of login 9, the rate limits\./,
  )
  for (const [at, [, , , back]] of changes.entries()) {
    const [method, url, body] = back as [string, string, unknown]
    ask(method, url, body, { status: 500 })
    assert.equal(ledger.entries().length, 6 - at, 'a refusal puts nothing back')
    ask(method, url, body, { status: 200 })
    assert.equal(ledger.entries().length, 5 - at)
  }
})

test('a hosted page that the control port completes comes to a login, a payment or nothing', () => {
  const { ask, ledger } = kept()
  const url = `${port}/connect-sessions`
  ask('POST', url, {}, made({ login_id: '4' }))
  ask('POST', url, {}, made({ payment_id: '5', status: 'executed' }))
  ask('POST', url, {}, made({ login_id: null }))
  ask('POST', url, {}, made({ payment_id: null, status: null }))
  const shown = ledger.entries().map(({ what, id }) => [what, id])
  assert.deepEqual(shown, [
    ['login', '4'],
    ['payment', '5'],
  ])
  assert.match(leftReasons(ledger.entries()).join(), /^Left at the target: 1 login, 1 payment\. The/)
})

test('the journal gives the ledger back, and a run that goes on numbers on', () => {
  const { ask, events, ledger } = kept()
  ask('POST', customers, { data: { identifier: 'a' } }, made({ id: '7' }))
  ask('POST', customers, { data: { identifier: 'b' } }, { status: 400 })
  assert.deepEqual([...entriesIn(events).values()], ledger.entries())
  const next = kept(events)
  assert.deepEqual(next.ledger.entries(), ledger.entries())
  assert.equal(next.ask('POST', customers, {}, made({ id: '8' }))[0]?.entry, 'l3')
})
