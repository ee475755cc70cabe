import type { RunningSandbox } from '../server/start.ts'
import type { ClientPurpose } from '../server/seed-clients.ts'
import { ask, type Asked } from './asking.ts'

type Fields = Record<string, unknown>

/** A customer or login as tests hold it. */
export interface Held {
  id: string
  secret: string
}

let count = 0

export async function makeCustomer(running: RunningSandbox, as: ClientPurpose = 'main'): Promise<Held> {
  const { body } = await ask(running, '/api/v4/customers', { as, json: { data: { identifier: `user-${count++}` } } })
  return body.data as Held
}

/** The least body that makes a login at the simple fake provider, with `fields` changed; undefined drops one. */
export function loginBody(fields: Fields = {}): Fields {
  return {
    country_code: 'XF',
    provider_code: 'fakebank_simple_xf',
    include_fake_providers: true,
    credentials: { login: `username-${count++}`, password: 'secret' },
    fetch_scopes: ['accounts', 'transactions'],
    ...fields,
  }
}

export function create(
  running: RunningSandbox,
  customer: Held,
  fields: Fields = {},
  path = '/api/v4/logins',
): Promise<Asked> {
  return ask(running, path, { headers: { 'Customer-secret': customer.secret }, json: { data: loginBody(fields) } })
}

export function put(
  running: RunningSandbox,
  customer: Held,
  login: Held,
  what: string,
  data: Fields = {},
): Promise<Asked> {
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': login.secret }
  return ask(running, `/api/v4/login/${what}`, { method: 'PUT', headers, json: { data } })
}

/** Reads the login until its newest attempt is as wanted; by default, until it is finished. */
export async function settled(
  running: RunningSandbox,
  login: Held,
  wanted: (attempt: Fields) => boolean = ({ finished }) => finished === true,
): Promise<Asked['body']> {
  const deadline = Date.now() + 5000
  for (;;) {
    const { body } = await ask(running, `/api/v4/logins/${login.id}`)
    if (wanted(body.data.last_attempt)) return body.data
    if (Date.now() > deadline) throw new Error(`the login never settled: ${JSON.stringify(body.data)}`)
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
}

/** Whether an attempt waits for the user. */
export const atInteractive = (attempt: Fields): boolean => (attempt.last_stage as Fields | null)?.name === 'interactive'
