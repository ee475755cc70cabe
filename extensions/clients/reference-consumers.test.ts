import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { recordClients } from './clients-recorder.ts'
import { type RunningSandbox, startSandbox } from '../../sandbox/server/start.ts'
import { balances } from '../../contracts/account-aggregation/balances.ts'
import { DirectClient, wordsOfVersion4, wordsOfVersion5 } from '../../contracts/account-aggregation/direct-client.ts'
import { HostedClient } from '../../contracts/account-aggregation/hosted-client.ts'
import { Service } from '../../contracts/service/service.ts'
import { waitUntilSettled } from '../../contracts/account-aggregation/wait-until-settled.ts'
import { EnrichmentClient, parentOf, TooFast } from '../../interfaces/enrichment-v5/consumers/enrichment-client.ts'
import { RuleClient } from '../../interfaces/ais-v3/consumers/rule-client.ts'
import { PartnerClient, incomeOf } from '../../interfaces/partners-v1/consumers/partner-client.ts'
import { PaymentClient } from '../../interfaces/payments-v1/consumers/payment-client.ts'
import { brokenIn, dutiesSeen, profileFor } from './test-support/duties-seen.ts'
import type { Keys } from '../../contracts/signing/signed-headers.ts'

// The programs whose pacts are kept, from end to end against the sandbox. They sign, and the sandbox verifies.

const recorder = recordClients()
let running: RunningSandbox
let keys: Keys
before(async () => {
  running = await startSandbox({ observer: recorder.observer })
  const { client, privateKey } = running.clients.main
  keys = { appId: client.app_id, secret: client.secret, privateKey: privateKey ?? '' }
})
after(() => running.close())

const bank = (login: string, password = 'secret') => ({
  countryCode: 'XF',
  providerCode: 'fakebank_simple_xf',
  credentials: { login, password },
})

const patience = { looks: 1000, pause: () => new Promise<void>((done) => setTimeout(done, 5)) }

for (const [version, words] of Object.entries({ v4: wordsOfVersion4, v5: wordsOfVersion5 }))
  test(`the aggregation app connects, waits and reads over pages in ${version}`, async () => {
    const client = new DirectClient(new Service(`${running.baseUrl}/api/${version}`, keys), words)
    const customer = await client.register(`aggregated in ${version}`)
    assert.ok(customer)
    assert.equal(await client.register(`aggregated in ${version}`), undefined)

    const wrong = await client.connect(customer, bank('username', 'wrong'))
    assert.ok(wrong)
    assert.deepEqual(await waitUntilSettled(() => client.progress(wrong), patience), { state: 'refused' })
    assert.equal(await client.progress({ id: `${wrong.id}0000` }), undefined)

    const large = await client.connect(customer, bank('large'))
    assert.ok(large)
    assert.deepEqual(await waitUntilSettled(() => client.progress(large), patience), { state: 'done' })
    assert.equal(await client.refresh(customer, large), false)
    const accounts = await client.accounts(large)
    assert.ok(balances(accounts).length > 0)
    const bookings = await client.transactions(accounts[0] ?? assert.fail('no account'))
    assert.equal(bookings.length, 1100)
    assert.equal(new Set(bookings.map(({ id }) => id)).size, 1100)
  })

test('the aggregation app passes on what the bank asks the user', async () => {
  const client = new DirectClient(new Service(`${running.baseUrl}/api/v4`, keys), wordsOfVersion4)
  const customer = (await client.register('asked by a bank')) ?? assert.fail()
  const asking = { ...bank('username'), providerCode: 'fakebank_interactive_xf' }
  const login = (await client.connect(customer, asking)) ?? assert.fail()
  const asked = await waitUntilSettled(() => client.progress(login), patience)
  assert.deepEqual(asked, { state: 'asks', fields: ['sms'] })
  await client.answer(customer, login, { sms: '123456' })
  const settled = async () => {
    const progress = await client.progress(login)
    return progress?.state === 'asks' ? ({ state: 'working' } as const) : progress
  }
  assert.deepEqual(await waitUntilSettled(settled, patience), { state: 'done' })
})

test('the aggregation app sends users to the pages of version 6 and lists what came of it', async () => {
  const client = new HostedClient(new Service(`${running.baseUrl}/api/v6`, keys))
  const { customer, login } = running.logins.many
  const visit = await client.connect(customer.id, 'fakebank_simple_xf')
  assert.ok(visit.expiresAt > new Date() && URL.canParse(visit.url))
  assert.equal((await client.connections(customer.id)).length, 206)
  assert.equal((await client.accounts(login.id)).length, 270)
  assert.ok(((await client.accountsOfCustomer(customer.id)) ?? []).length > 270)
  assert.equal(await client.accountsOfCustomer(`${customer.id}0000`), undefined)
})

test('the categorization service sorts books of any length and remembers what it is taught', async () => {
  const { client } = running.clients.main
  const service = new RuleClient(`${running.baseUrl}/api/v3`, {
    clientId: client.client_id,
    serviceSecret: client.v3_secret,
  })
  const books = Array.from({ length: 205 }, (_, index) => ({
    reference: index === 200 ? 'r'.repeat(256) : `entry-${index}`,
    text: 'Quarterly fee of the rowing club',
    amount: -20,
    currency: 'EUR',
  }))
  await service.teach('Quarterly fee of the rowing club', 'sports')
  const sorted = await service.sort(books, 'DE')
  assert.equal(sorted.filter((entry) => 'category' in entry && entry.category === 'sports').length, 204)
  assert.ok('problems' in (sorted[200] ?? assert.fail()))
  await service.forget('Quarterly fee of the rowing club')
})

test('the categorization service finds codes in the trees', async () => {
  const { personal, business } = await new EnrichmentClient(`${running.baseUrl}/api/v5`, keys).trees()
  assert.equal(parentOf('rent', personal), 'home')
  assert.equal(parentOf('uncategorized', business), 'uncategorized')
  assert.equal(parentOf('rent', business), undefined)
})

test('the categorization service knows when it is too fast', async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(429, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ error: { class: 'RateLimitExceeded' }, request: {} }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const client = new EnrichmentClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys)
  await assert.rejects(client.merchants(['1']), TooFast)
  server.closeAllConnections()
  server.close()
})

test('the payment app fills in a form and sends the user to pay', async () => {
  const client = new PaymentClient(`${running.baseUrl}/api/payments/v1`, keys)
  const banks = await client.banksFor('SIMPLE')
  assert.ok(banks.some(({ code }) => code === 'fakepay_simple_xf'))
  const form = (await client.form('SIMPLE')) ?? assert.fail()
  const attributes = Object.fromEntries(
    form.map(({ name, choices }) => [name, choices[0] ?? (name === 'amount' ? '10.00' : 'DE02120300000000202051')]),
  )
  const customerId = await client.register('shopper')
  const order = { customerId, bankCode: 'fakepay_simple_xf', template: 'SIMPLE', attributes, purpose: 'Order 7' }
  const asked = await client.pay(order)
  assert.ok('visit' in asked && asked.until > new Date(), JSON.stringify(asked))
  assert.deepEqual(await client.pay({ ...order, attributes: {} }), { refused: 'form' })
  assert.deepEqual(await client.pay({ ...order, bankCode: 'fakepay_fps_xf' }), { refused: 'bank' })
  assert.deepEqual(await client.pay({ ...order, customerId: `${customerId}0000` }), { refused: 'customer' })
  assert.equal(await client.form('NO_SUCH_TEMPLATE'), undefined)
})

test('the partner app invites a lead', async () => {
  const client = new PartnerClient(`${running.baseUrl}/api/partners/v1`, keys)
  const customerId = await client.lead('ada@example.com')
  const fromDate = new Date(Date.now() - 20 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const invitation = await client.invite(customerId, { fromDate, periodDays: 30 })
  assert.ok(URL.canParse(invitation.url) && invitation.until > new Date())
  assert.deepEqual(await client.connections(customerId), [])
  assert.deepEqual(incomeOf('2026-03', booked), { EUR: 10.3, CHF: 1 })
})

const booked = [
  { id: '1', madeOn: '2026-03-01', amount: 10.1, currency: 'EUR' },
  { id: '2', madeOn: '2026-03-31', amount: 0.2, currency: 'EUR' },
  { id: '3', madeOn: '2026-03-31', amount: -5, currency: 'EUR' },
  { id: '4', madeOn: '2026-02-28', amount: 7, currency: 'EUR' },
  { id: '5', madeOn: '2026-03-15', amount: 1, currency: 'CHF' },
]

test('these programs keep the duties of clients, but for what the tests above have them break', () =>
  assert.deepEqual(brokenIn(dutiesSeen(recorder.seen, profileFor(running))), [
    // A reference of 256 characters.
    'ais-v3 clients/client-limits/texts-within-length',
    // A login that nobody has, and so no secret.
    'ais-v4 clients/client-keys/login-secret-sent',
    // A refresh whose refusal is looked at.
    'ais-v4 clients/client-refresh/waits-for-next-refresh',
    'ais-v5 clients/client-keys/login-secret-sent',
    'ais-v5 clients/client-refresh/waits-for-next-refresh',
    // A payment without attributes.
    'payments-v1 clients/client-requests/form-of-requests',
  ]))
