import type { RunningSandbox, ClientPurpose } from '../server/start.ts'
import { ask, type Asked } from './asking.ts'
import { until } from './until.ts'
import type { Fields } from '../basics/values.ts'

/** A customer or login in tests. */
export interface Held {
  id: string
  secret: string
}

let count = 0

export async function makeCustomer(running: RunningSandbox, as: ClientPurpose = 'main'): Promise<Held> {
  const { body } = await ask(running, '/api/v4/customers', { as, json: { data: { identifier: `user-${count++}` } } })
  return body.data as Held
}

/** The smallest valid body of a login at the simple fake provider, with `fields` changed; undefined removes one. */
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

/** Reads the login until its newest attempt is as wanted, by default finished. */
export async function settled(
  running: RunningSandbox,
  login: Held,
  wanted: (attempt: Fields) => boolean = ({ finished }) => finished === true,
): Promise<Asked['body']> {
  let data: Asked['body']
  const look = async () => {
    data = (await ask(running, `/api/v4/logins/${login.id}`)).body.data
    return wanted(data.last_attempt) ? data : undefined
  }
  return until(look, () => `the login is ${JSON.stringify(data)}`)
}

export const atInteractive = (attempt: Fields): boolean => (attempt.last_stage as Fields | null)?.name === 'interactive'
