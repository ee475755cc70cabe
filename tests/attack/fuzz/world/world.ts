import assert from 'node:assert/strict'
import type { KeyPair } from '../../../../sandbox/basics/keys.ts'
import { startSandbox, type RunningSandbox } from '../../../../sandbox/server/start.ts'
import { ask } from '../../../../sandbox/test-support/asking.ts'
import { loginBody, makeCustomer, type Held } from '../../../../sandbox/test-support/login-flow.ts'
import { paymentBody } from '../../../../sandbox/payments/test-support/payment-flow.ts'
import type { OpenFinanceOptions } from '../../../../sandbox/open-finance/world/open-finance-options.ts'
import type { Rules } from '../../../../sandbox/world/rules.ts'

/** Whose things nobody else may see or change, and who sends nothing while requests are tried. */
export const victim = 'second'

/** What is made once, as it takes long. */
export interface Shared {
  keys: KeyPair[]
  openFinance?: OpenFinanceOptions
  /** Breaks the sandbox, to show that this is found. */
  patch?: (rules: Rules) => void
}

/** A sandbox with something to be asked about, and a victim with as much. */
export async function openWorld({ keys, openFinance, patch }: Shared): Promise<RunningSandbox> {
  const options = { keys, stageMs: 2, rateLimits: false, seed: 1, ...(openFinance && { openFinance }) }
  const running = await startSandbox(options)
  try {
    for (const as of ['main', 'live', 'app', 'pending', 'unenriched', victim] as const) await furnish(running, as)
  } catch (error) {
    await running.close()
    throw error
  }
  patch?.(running.sandbox.rules)
  return running
}

/** Gives a client a customer with two logins, and a session of each kind. The live client need not sign while it is made. */
async function furnish(running: RunningSandbox, as: keyof RunningSandbox['clients']): Promise<void> {
  const { client } = running.clients[as]
  const { status, key_type } = client
  Object.assign(client, { status: status === 'live' ? 'test' : status, key_type: 'service' })
  const customer = await makeCustomer(running, as)
  for (const login of [1, 2]) {
    const asked = { as, headers: { 'Customer-secret': customer.secret } }
    const { body } = await ask(running, '/api/v4/logins', {
      ...asked,
      json: { data: loginBody({ credentials: { login: `username-${login}`, password: 'secret' } }) },
    })
    await settledOf(running, body.data as Held)
  }
  const post = (path: string, data: unknown) => ask(running, path, { as, json: { data } })
  const made = await Promise.all([
    post('/api/v4/tokens/create', { customer_id: customer.id, fetch_scopes: ['accounts'] }),
    post('/api/payments/v1/payments/connect', paymentBody(customer)),
    post('/api/partners/v1/leads', { email: `${as}@fuzz.example` }),
  ])
  for (const { status: answered, body } of made) assert.equal(answered, 200, JSON.stringify(body))
  Object.assign(client, { status, key_type })
}

async function settledOf({ sandbox }: RunningSandbox, { id }: Held): Promise<void> {
  const login = sandbox.store.logins.get(id)
  if (!login) throw new Error('WORLD_BROKEN: a login was not made')
  while (sandbox.fetcher.runOf(login)) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** All that a client owns, as one text: the same before and after what others do. */
export function ownedBy({ sandbox, clients }: RunningSandbox, of: keyof RunningSandbox['clients']): string {
  const { store, flows } = sandbox
  const { client } = clients[of]
  const { status: _status, callbacks: _callbacks, last_request_sent_at: _sent, ...keys } = client
  const own = ({ clientId }: { clientId: string }) => clientId === client.id
  const logins = store.logins.group('clientId', client.id)
  return JSON.stringify([
    keys,
    store.customers.group('clientId', client.id),
    logins,
    store.accounts.group('clientId', client.id),
    logins.map(({ id }) => [store.attempts.group('loginId', id), store.transactions.group('loginId', id)]),
    store.consents.all().filter(own),
    store.payments.all().filter(own),
    [...flows.tokens.values(), ...flows.payments.values()].filter(own),
    [...store.learnt.values()].filter(own),
  ])
}

/** Undoes what the control port did to clients, customers and the clock, so that the next requests get past the gates. */
export function restore({ sandbox, clients }: RunningSandbox, statuses: ReadonlyMap<string, string>, ahead = 0): void {
  sandbox.clock.reset()
  sandbox.clock.advance(ahead)
  sandbox.limiter.enforce(false)
  for (const { client } of Object.values(clients)) {
    Object.assign(client, { status: statuses.get(client.id), callbacks: {} })
    for (const customer of sandbox.store.customers.group('clientId', client.id)) customer.locked = false
  }
}
