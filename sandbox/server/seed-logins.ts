import { newCustomer } from '../ais/customers/new-customer.ts'
import { addStage } from '../fetching/add-stage.ts'
import { doStage } from '../fetching/do-stage.ts'
import { endRun } from '../fetching/end-run.ts'
import type { Run } from '../world/fetcher.ts'
import { newAttempt } from '../fetching/new-attempt.ts'
import { newLogin } from '../ais/logins/new-login.ts'
import { readSettings } from '../ais/logins/read-settings.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { Client, Customer, Login } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'

export interface SeededLogin {
  customer: Customer
  login: Login
}

/** Old enough that the logins may be refreshed at once. */
const ageSeconds = 7200

/**
 * Gives the main client logins that are fetched already: a large one with 1100 transactions in one account and some
 * accounts more, whose customer is a lead of partners, one at an oauth provider, and one of many accounts whose customer
 * has another of few.
 */
export function seedLogins(
  sandbox: Sandbox,
  client: Client,
): { large: SeededLogin; oauth: SeededLogin; many: SeededLogin } {
  sandbox.clock.advance(-ageSeconds)
  const of = (identifier: string): Customer => newCustomer(sandbox, client, identifier)
  const simple = (customer: Customer, login: string): SeededLogin =>
    seedLogin(sandbox, client, customer, 'fakebank_simple_xf', { login, password: 'secret' })
  const large = simple(of('seeded-large@lead.example'), 'large')
  const oauth = seedLogin(sandbox, client, of('seeded-oauth'), 'fakebank_oauth_xf', {})
  const many = simple(of('seeded-many'), 'many')
  simple(many.customer, 'username-few')
  sandbox.clock.advance(ageSeconds)
  return { large, oauth, many }
}

function seedLogin(
  sandbox: Sandbox,
  client: Client,
  customer: Customer,
  providerCode: string,
  credentials: Record<string, string>,
): SeededLogin {
  const provider = findProvider(providerCode)
  if (!provider) throw new Error(`PROVIDER_UNKNOWN: the catalogue has no ${providerCode} to seed a login with`)
  const data = { fetch_scopes: ['accounts', 'holder_info', 'transactions'] }
  const scopes = {
    client,
    version: sandbox.rules.versions.v4,
    provider,
    whenAbsent: undefined,
    combined: false,
    dailyRefresh: false,
  }
  const call = { sandbox, version: sandbox.rules.versions.v4, client, remoteIp: '127.0.0.1', userAgent: null }
  const settings = readSettings(sandbox, data, scopes)
  const login = newLogin(call, customer, provider, settings, credentials)
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true })
  const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, provider)
  const run: Run = { login, attempt, work: { provider, credentials }, sequence, at: 0, callOff: () => undefined }
  for (const name of sequence) {
    addStage(sandbox, run, name)
    doStage(sandbox, run, name)
  }
  endRun(sandbox, run)
  return { customer, login }
}
