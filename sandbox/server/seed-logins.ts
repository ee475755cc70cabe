import { newCustomer } from '../ais/customers/routes.ts'
import { addStage, endRun } from '../fetching/end-run.ts'
import { doStage } from '../fetching/import-accounts.ts'
import type { Run, Sandbox } from '../world/sandbox.ts'
import { newAttempt } from '../fetching/new-attempt.ts'
import { newLogin } from '../ais/logins/create-login.ts'
import { readSettings } from '../ais/logins/read-settings.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Client, Customer, Login } from '../store/entities.ts'

export interface SeededLogin {
  customer: Customer
  login: Login
}

export type SeededLogins = Record<'large' | 'oauth' | 'many' | 'keyless', SeededLogin>

/** Old enough that the logins may be refreshed. */
const ageSeconds = 7200

/** More than two smallest pages, so that the second page is full. */
const rowsOfLongLists = 205

const plain = 'fakebank_simple_xf'

/**
 * Gives the main client fetched logins. The large one has many attempts and accounts, one of them with 1100 transactions;
 * its customer is a lead of partners. One is at an oauth provider. One has many accounts; its customer has another login
 * of few. The customers of the large one and of the many accounts have many more logins without accounts. The last login
 * is at a provider for which the client has no keys any more.
 */
export function seedLogins(sandbox: Sandbox, client: Client): SeededLogins {
  sandbox.clock.advance(-ageSeconds)
  const of = (identifier: string): Customer => newCustomer(sandbox, client, identifier)
  const simple = (customer: Customer, login: string): SeededLogin =>
    seedLogin(sandbox, client, customer, plain, { login, password: 'secret' })
  const large = simple(of('seeded-large@lead.example'), 'large')
  const oauth = seedLogin(sandbox, client, of('seeded-oauth'), 'fakebank_oauth_xf', {})
  const many = simple(of('seeded-many'), 'many')
  simple(many.customer, 'username-few')
  for (let number = 1; number < rowsOfLongLists; number += 1) {
    attemptAgain(sandbox, client, large.login)
    simple(large.customer, 'empty')
    simple(many.customer, 'empty')
  }
  const keyless = seedLogin(sandbox, client, of('seeded-keyless'), 'fakebank_keyless_xf', {
    login: 'username',
    password: 'secret',
  })
  sandbox.clock.advance(ageSeconds)
  return { large, oauth, many, keyless }
}

function seedLogin(
  sandbox: Sandbox,
  client: Client,
  customer: Customer,
  providerCode: string,
  credentials: Record<string, string>,
): SeededLogin {
  const provider = providerOf(providerCode)
  const settings = settingsOf(sandbox, client, provider, ['accounts', 'holder_info', 'transactions'])
  const login = newLogin(callOf(sandbox, client), customer, provider, settings, credentials)
  fetch(sandbox, client, { login, provider, credentials, settings })
  return { customer, login }
}

/** Adds an attempt that finds nothing new. */
function attemptAgain(sandbox: Sandbox, client: Client, login: Login): void {
  const provider = providerOf(login.providerCode)
  const settings = settingsOf(sandbox, client, provider, ['holder_info'])
  fetch(sandbox, client, { login, provider, credentials: login.credentials ?? {}, settings }, () => undefined)
}

interface Fetch {
  login: Login
  provider: SandboxProvider
  credentials: Record<string, string>
  settings: ReturnType<typeof settingsOf>
}

function fetch(
  sandbox: Sandbox,
  client: Client,
  { login, provider, credentials, settings }: Fetch,
  work: typeof doStage = doStage,
): void {
  const attempt = newAttempt(callOf(sandbox, client), login, provider, settings, { userPresent: true })
  const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, provider)
  const run: Run = { login, attempt, work: { provider, credentials }, sequence, at: 0, callOff: () => undefined }
  for (const name of sequence) {
    addStage(sandbox, run, name)
    work(sandbox, run, name)
  }
  endRun(sandbox, run)
}

function providerOf(code: string): SandboxProvider {
  const provider = findProvider(code)
  if (provider) return provider
  throw new Error(`PROVIDER_UNKNOWN: the catalogue has no ${code} to seed a login with`)
}

function settingsOf(sandbox: Sandbox, client: Client, provider: SandboxProvider, fetch_scopes: string[]) {
  return readSettings(sandbox, { fetch_scopes }, { client, version: sandbox.rules.versions.v4, provider })
}

function callOf(sandbox: Sandbox, client: Client) {
  return { sandbox, version: sandbox.rules.versions.v4, client, remoteIp: '127.0.0.1', userAgent: null }
}
