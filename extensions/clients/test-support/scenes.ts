import { createHash, randomUUID } from 'node:crypto'
import { registerCallbacks } from '../../../sandbox/server/start.ts'
import {
  askOpenFinance,
  type OpenFinanceAsking,
} from '../../../sandbox/open-finance/test-support/open-finance-asking.ts'
import { sepa } from '../../../sandbox/payments/test-support/payment-flow.ts'
import { loginBody } from '../../../sandbox/test-support/login-flow.ts'
import { until } from '../../../sandbox/test-support/until.ts'
import type { CallbackReceiver, Taking } from './callback-receiver.ts'
import type { SmallClient } from './small-client.ts'

/** What a client may do otherwise beside changing a request. */
export interface Ways {
  /** Refreshes at once, and does not wait. */
  hurries?: true
  /** Refreshes a login without stored credentials. */
  refreshesAnyway?: true
  /** Reconnects with the secret of another customer. */
  mixes?: true
  /** How many requests it sends at the same time where one is enough. */
  burst?: number
  /** How long it waits after a refusal for too many, in milliseconds. */
  waitMs?: number
  taking?: Partial<Taking>
  /** How many pages of a list it reads. */
  pages?: number
  /** How often it sends a request that is refused, or refreshes too early. */
  times?: number
  /** Leaves the interactive step to others. */
  leavesInteractive?: true
  /** What it does otherwise in open finance, with the second request, and which certificate it presents with it. */
  jws?: OpenFinanceAsking & { presents?: 'website-expired' }
}

export type Scene = (client: SmallClient, ways: Ways, receiver: CallbackReceiver) => Promise<void>

/** How long a client goes on that does not wait. */
const mostMs = 900
const scopes = ['accounts', 'transactions']

export async function customerOf(client: SmallClient): Promise<{ id: string; secret: string }> {
  const { body } = await client.ask('customer', 'POST', '/api/v4/customers', { data: { identifier: randomUUID() } })
  return body.data as { id: string; secret: string }
}

export async function loginOf(
  client: SmallClient,
  { secret }: { secret: string },
  fields: Record<string, unknown> = {},
): Promise<{ id: string; secret: string }> {
  const sent = { data: loginBody(fields), headers: { 'Customer-secret': secret } }
  const { body } = await client.ask('login', 'POST', '/api/v4/logins', sent)
  return body.data as { id: string; secret: string }
}

async function untilFetched(client: SmallClient, login: { id: string; secret: string }): Promise<void> {
  const headers = { 'Login-secret': login.secret }
  const look = async () => {
    const { body } = await client.ask('show', 'GET', `/api/v4/logins/${login.id}`, { headers })
    return body.data.last_attempt.finished || undefined
  }
  await until(look, () => `the end of the fetch of login ${login.id}`)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Reads lists, page by page. */
export const reads: Scene = async (client, { pages = 3 }) => {
  await client.ask('countries', 'GET', '/api/v4/countries')
  await client.ask('app', 'GET', '/api/v4/countries', { as: 'app' })
  await client.ask('live', 'GET', '/api/v4/currencies', { as: 'live' })
  const { login } = client.running.logins.large
  const headers = { 'Login-secret': login.secret }
  let path: string | undefined = `/api/v4/transactions?login_id=${login.id}&per_page=100`
  for (let page = 1; path !== undefined && page <= pages; page++) {
    const { body } = await client.ask(`page ${page}`, 'GET', path, { headers })
    path = (body.meta?.next_page as string | undefined) ?? undefined
  }
}

/** Connects a login through the hosted page and one by itself, and renews it. */
export const connects: Scene = async (client, { hurries, mixes, refreshesAnyway }) => {
  const { clock } = client.running.sandbox
  const [customer, other] = [await customerOf(client), await customerOf(client)]
  const mine = { 'Customer-secret': customer.secret }
  const session = { customer_id: customer.id, fetch_scopes: scopes, return_to: 'https://client.example/back' }
  const { body } = await client.ask('token', 'POST', '/api/v4/tokens/create', { data: session, headers: mine })
  if (body.data) await client.visit('page', body.data.connect_url as string)
  const login = await loginOf(client, customer, { from_date: clock.nowIso().slice(0, 10), custom_fields: { tag: 'a' } })
  if (!login) return
  await untilFetched(client, login)
  const headers = { ...mine, 'Login-secret': login.secret }
  const credentials = { login: 'username-again', password: 'secret' }
  const data = { credentials, fetch_scopes: scopes, override_credentials: true }
  const mixed = mixes ? { ...headers, 'Customer-secret': other.secret } : headers
  await client.ask('reconnect', 'PUT', `/api/v4/logins/${login.id}/reconnect`, { data, headers: mixed })
  await untilFetched(client, login)
  if (!hurries) clock.advance(7200)
  await client.ask('refresh', 'PUT', `/api/v4/logins/${login.id}/refresh`, { headers, data: {} })
  if (!hurries) await untilFetched(client, login)
  clock.reset()
  const unkept = await loginOf(client, customer, { store_credentials: false })
  await untilFetched(client, unkept)
  const renewing = { ...mine, 'Login-secret': unkept.secret }
  if (refreshesAnyway) await client.ask('refresh', 'PUT', '/api/v4/login/refresh', { headers: renewing, data: {} })
  else await client.ask('reconnect', 'PUT', '/api/v4/login/reconnect', { headers: renewing, data })
}

/** Authorizes a login at the provider, and forwards what the provider gave to the user. */
export const authorizes: Scene = async (client) => {
  const { secret } = await customerOf(client)
  const data = {
    country_code: 'XF',
    provider_code: 'fakebank_oauth_xf',
    include_fake_providers: true,
    fetch_scopes: scopes,
    return_to: 'https://client.example/back?from=bank',
    return_login_id: true,
  }
  const headers = { 'Customer-secret': secret }
  const { body } = await client.ask('oauth', 'POST', '/api/v4/oauth_providers/create', { data, headers })
  const { login_id: login, redirect_url: page } = body.data as { login_id: string; redirect_url: string }
  const agreed = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'allow' }),
  })
  const query = new URL(agreed.headers.get('location') ?? '').search.slice(1)
  const named = { login_id: login, query_string: query }
  await client.ask('authorize', 'PUT', '/api/v4/oauth_providers/authorize', { data: named, headers })
}

/** Sends batches: one to learn from, one to categorize in version 3, and lists with a limit per second. */
export const sends: Scene = async (client, { burst = 1, waitMs }) => {
  const taught = { transaction_id: '1', category_code: 'taxi' }
  await client.ask('batch', 'POST', '/api/v4/categories/learn', { data: [taught] })
  const item = { description: 'Taxi', amount: -1, currency_code: 'EUR', country_code: 'GB' }
  await client.ask('categorize', 'POST', '/api/v3/transactions/categorize', { data: [item] })
  const ask = () => client.ask('limited', 'GET', '/api/v5/currencies')
  await Promise.all(Array.from({ length: burst }, ask))
  if (waitMs === undefined) return
  const began = performance.now()
  do {
    await pause(waitMs)
    await ask()
  } while (performance.now() - began < mostMs)
}

/** Asks for a payment and for a session of a lead, whose pages the user visits. */
export const forwards: Scene = async (client) => {
  const { body } = await client.ask('customer', 'POST', '/api/payments/v1/customers', {
    data: { identifier: randomUUID() },
  })
  const order = {
    customer_id: body.data?.id as string,
    template_identifier: 'SEPA',
    payment_attributes: sepa,
    payee_description: 'Two apples',
    return_to: 'https://client.example/paid',
  }
  await client.ask('providers', 'GET', '/api/payments/v1/providers?per_page=100')
  const payment = await client.ask('payment', 'POST', '/api/payments/v1/payments/connect', { data: order })
  if (payment.body.data) await client.visit('page', payment.body.data.connect_url as string)
  const lead = await client.ask('lead', 'POST', '/api/partners/v1/leads', {
    data: { email: `${randomUUID()}@lead.example` },
  })
  const asked = {
    customer_id: lead.body.data?.customer_id as string,
    consent: {
      from_date: client.running.sandbox.clock.nowIso().slice(0, 10),
      period_days: 30,
      scopes: ['account_details', 'transactions_details'],
    },
    attempt: { fetch_scopes: scopes },
  }
  const session = await client.ask('session', 'POST', '/api/partners/v1/lead_sessions/create', { data: asked })
  if (session.body.data) await client.visit('widget', session.body.data.redirect_url as string)
  await client.ask('connections', 'GET', `/api/partners/v1/connections?customer_id=${asked.customer_id}`)
}

/** Takes callbacks, answers the interactive step, and reads what callbacks tell of. */
export const listens: Scene = async (client, { taking, leavesInteractive }, receiver) => {
  const { url, received } = receiver.take(randomUUID(), taking)
  const { client: registered } = client.running.clients[client.purpose]
  registerCallbacks(registered, url)
  const customer = await customerOf(client)
  const login = await loginOf(client, customer, {
    provider_code: 'fakebank_interactive_xf',
    credentials: { login: 'username', password: 'secret' },
  })
  const untilReceived = (wanted: string) =>
    until(
      () => received.find(({ kind }) => kind === wanted || taking?.status !== undefined),
      () => `a callback ${wanted}`,
    )
  await untilReceived('interactive')
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': login.secret }
  const data = { credentials: { sms: '123456' }, fetch_scopes: scopes }
  if (!leavesInteractive) {
    await client.ask('interactive', 'PUT', `/api/v4/logins/${login.id}/interactive`, { data, headers })
    await untilReceived('success')
  }
  for (const id of new Set(received.map((one) => one.login)))
    await client.ask('show', 'GET', `/api/v4/logins/${id}`, { headers: { 'Login-secret': login.secret } })
  registered.callbacks = {}
}

/** Asks for a consent of open finance twice, with other bodies. */
export const consents: Scene = async ({ running: { openFinance } }, { jws: { presents, ...jws } = {} }) => {
  if (!openFinance) return
  const website = presents && openFinance.certificates.certificates[presents]
  const path = '/v2/consents/account-access'
  await askOpenFinance(openFinance, path, { body: consentUntil('2099-01-01') })
  await askOpenFinance(openFinance, path, { body: consentUntil('2099-01-02'), ...jws, ...(website && { website }) })
}

function consentUntil(validTo: string): string {
  return JSON.stringify({ access: { accounts: [], balances: [] }, validTo, recurringIndicator: true })
}

/** The Digest of the first body of `consents`. */
export function staleDigest(): string {
  return `SHA-256=${createHash('sha256').update(consentUntil('2099-01-01')).digest('base64')}`
}
