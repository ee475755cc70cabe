import { newCustomer } from '../ais/customers/routes.ts'
import { addStage, endRun } from '../fetching/end-run.ts'
import { doStage } from '../fetching/do-stage.ts'
import type { Run, Sandbox, SandboxOptions, Work } from '../world/sandbox.ts'
import { newAttempt } from '../fetching/new-attempt.ts'
import { newLogin } from '../ais/logins/create-login.ts'
import { readSettings } from '../ais/logins/read-settings.ts'
import { findProvider } from '../providers/find-provider.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Client, Credentials, Customer, Login } from '../store/entities.ts'
import type { Row, Table } from '../store/table.ts'

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
  const call = { sandbox, version: sandbox.rules.versions.v4, client, remoteIp: '127.0.0.1', userAgent: null }
  const of = (identifier: string): Customer => newCustomer(sandbox, client, identifier)
  const simple = (customer: Customer, login: string): SeededLogin =>
    seedLogin(call, customer, plain, { login, password: 'secret' })
  const large = simple(of('seeded-large@lead.example'), 'large')
  const oauth = seedLogin(call, of('seeded-oauth'), 'fakebank_oauth_xf', {})
  const many = simple(of('seeded-many'), 'many')
  simple(many.customer, 'username-few')
  for (let number = 1; number < rowsOfLongLists; number += 1) {
    // An attempt that finds nothing new.
    fetch(call, large.login, { provider: providerOf(plain), credentials: {} }, ['holder_info'], () => undefined)
    simple(large.customer, 'empty')
    simple(many.customer, 'empty')
  }
  const credentials = { login: 'username', password: 'secret' }
  const keyless = seedLogin(call, of('seeded-keyless'), 'fakebank_keyless_xf', credentials)
  sandbox.clock.advance(ageSeconds)
  return { large, oauth, many, keyless }
}

type Seeding = Parameters<typeof newAttempt>[0]

const everything = ['accounts', 'holder_info', 'transactions']

function seedLogin(call: Seeding, customer: Customer, code: string, credentials: Credentials): SeededLogin {
  const provider = providerOf(code)
  const settings = readSettings(call.sandbox, { fetch_scopes: everything }, { ...call, provider })
  const login = newLogin(call, customer, provider, settings, credentials)
  fetch(call, login, { provider, credentials }, everything)
  return { customer, login }
}

/** Fetches a login at once, doing the work of each stage. */
function fetch(call: Seeding, login: Login, work: Work, fetch_scopes: string[], does: typeof doStage = doStage): void {
  const { sandbox } = call
  const { provider } = work
  const settings = readSettings(sandbox, { fetch_scopes }, { ...call, provider })
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true })
  const sequence = sandbox.rules.stages.sequence(attempt.fetch_scopes, provider)
  const run: Run = { login, attempt, work, sequence, at: 0, callOff: () => undefined }
  for (const name of sequence) {
    addStage(sandbox, run, name)
    does(sandbox, run, name)
  }
  endRun(sandbox, run)
}

function providerOf(code: string): SandboxProvider {
  const provider = findProvider(code)
  if (provider) return provider
  throw new Error(`PROVIDER_UNKNOWN: the catalogue has no ${code} to seed a login with`)
}

const tables = ['customers', 'logins', 'consents', 'attempts', 'accounts', 'transactions'] as const

/** The rows of this hour's first plain sandbox. A later hour may be of another day, and rows name days. */
let first: { hour: string; rows: Array<readonly Row[]>; stages: number; logins: SeededLogins } | undefined

/**
 * Gives the main client the logins of `seedLogins`. Plain sandboxes of a process get copies of the same rows: making
 * them would take most of a start.
 */
export function readyLogins(
  sandbox: Sandbox,
  client: Client,
  { seed, state, idOf, clockAheadSeconds }: SandboxOptions,
): SeededLogins {
  if (seed !== undefined || state || idOf || clockAheadSeconds !== undefined) return seedLogins(sandbox, client)
  const hour = sandbox.clock.nowIso().slice(0, 'YYYY-MM-DDThh'.length)
  if (first?.hour === hour) return copiedInto(sandbox, first)
  const logins = seedLogins(sandbox, client)
  const stages = sandbox.store.attempts.all().reduce((sum, attempt) => sum + attempt.stages.length, 0)
  first = { hour, rows: tables.map((name) => copyOf(sandbox.store[name].all())), stages, logins: copyOf(logins) }
  return logins
}

function copiedInto({ store }: Sandbox, { rows, stages, logins }: NonNullable<typeof first>): SeededLogins {
  for (const [at, name] of tables.entries()) {
    const table = store[name] as unknown as Table<Row>
    const tableRows = rows[at] ?? []
    for (let row = 0; row < tableRows.length; row += 1) table.newId()
    // Copied on first use: most sandboxes of a proof never read most of these rows.
    const get = () => {
      Object.defineProperty(store, name, { value: table })
      for (const row of tableRows) table.add(copyOf(row))
      return table
    }
    Object.defineProperty(store, name, { get, configurable: true })
  }
  for (let stage = 0; stage < stages; stage += 1) store.newStageId()
  const inStore = ({ customer, login }: SeededLogins['large']) => ({
    customer: store.customers.get(customer.id) ?? customer,
    login: store.logins.get(login.id) ?? login,
  })
  const { large, oauth, many, keyless } = logins
  return { large: inStore(large), oauth: inStore(oauth), many: inStore(many), keyless: inStore(keyless) }
}

/** A deep copy of plain data. `structuredClone` takes six times as long. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value }
  for (const name in copy) if (typeof copy[name] === 'object') copy[name] = copyOf(copy[name])
  return copy
}
