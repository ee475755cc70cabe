import { viewOf, type Call, type Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, dataObject } from '../../basics/values.ts'
import {
  readFile,
  needCredentials,
  readCredentials,
  sameCredentials,
  refuseWrongCredentials,
} from './read-credentials.ts'
import type { Holdings } from '../../providers/holdings.ts'
import type { Customer, Login, Credentials } from '../../store/entities.ts'
import { chooseProvider } from './choose-provider.ts'
import { namedCustomer } from './the-login.ts'
import { isProcessing } from '../../store/store.ts'
import { startFetch, type FetchSettings } from '../../fetching/new-attempt.ts'
import { refuseAbsent } from '../../serving/hear.ts'
import { refuseCrowd } from '../../serving/limits.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { readSettings } from './read-settings.ts'
import { giveConsent } from '../consents/consent.ts'

/** Who asks for a login: a request, or a user on the connect page. */
export type Asker = Pick<Call, 'sandbox' | 'version' | 'client' | 'customer' | 'file' | 'remoteIp' | 'userAgent'>

/** A checked request for a login. Nothing is stored yet. */
interface Draft {
  customer: Customer
  provider: SandboxProvider
  settings: FetchSettings
  credentials: Credentials
  imported: Holdings | undefined
}

/** Source: Version 4 endpoints, POST /login. */
export async function createLogin(call: Call): Promise<Reply> {
  const data = call.sandbox.rules.loginCreate.asked(formData(call, dataObject(call.body)), call.url)
  // Source: Version 3 differences.
  if (call.version.name === 'v3') refuseAbsent('customer_id', data.customer_id)
  const draft = await readDraft(call, data)
  return { data: viewOf(call).login(beginLogin(call, draft)) }
}

/**
 * Evaluates a create body.
 * @throws Refusal of the class of the first thing that is wrong
 */
export async function readDraft(call: Asker, data: Fields): Promise<Draft> {
  const { sandbox, client, version } = call
  const customer = namedCustomer(call, data)
  const provider = chooseProvider(sandbox, client, data)
  if (provider.mode === 'oauth') throw refusal('created-without-oauth')
  // A multipart form need not name scopes: its stated parts are file, provider_code and country_code.
  const whenAbsent = call.file && sandbox.rules.fetchScopes.defaults
  const settings = readSettings(sandbox, data, { client, version, provider, whenAbsent })
  const imported = await readFile(call, data, provider)
  const credentials = imported ? (readCredentials(sandbox, client, data) ?? {}) : needCredentials(sandbox, client, data)
  if (!imported) refuseWrongCredentials(sandbox, provider, credentials)
  return { customer, provider, settings, credentials, imported }
}

/**
 * Stores the login and its first attempt and starts fetching.
 * @throws Refusal LoginDuplicated, LoginLimitReached, RateLimitExceeded, TooManyRequests
 */
export function beginLogin(call: Asker, draft: Draft): Login {
  const { customer, provider, settings, credentials, imported } = draft
  refuseCrowd(call)
  refuseDuplicate(call, customer, provider, credentials)
  refuseBeyondLimit(call)
  const login = newLogin(call, customer, provider, settings, credentials)
  startFetch(call, login, settings, { provider, credentials, imported, userPresent: true })
  return login
}

function refuseDuplicate(
  call: Pick<Call, 'sandbox'>,
  customer: Customer,
  provider: SandboxProvider,
  credentials: Credentials,
): void {
  const { rules, store } = call.sandbox
  if (provider.mode === 'file') return
  const duplicate = store.logins
    .group('customer_id', customer.id)
    .some((old) =>
      rules.loginCreate.duplicates(
        old,
        provider.code,
        sameCredentials(old.credentials, credentials),
        isProcessing(call.sandbox, old),
      ),
    )
  if (duplicate) throw refusal('login-new')
}

/** @throws Refusal LoginLimitReached */
export function refuseBeyondLimit(call: Pick<Call, 'sandbox' | 'client'>): void {
  const { rules, store } = call.sandbox
  if (rules.loginCreate.limitReached(call.client, store.logins.group('clientId', call.client.id).length)) {
    throw refusal('login-limit', call.client.loginLimit)
  }
}

/** Adds a login without fetching anything. */
export function newLogin(
  call: Pick<Call, 'sandbox' | 'version' | 'client'>,
  customer: Customer,
  provider: SandboxProvider,
  settings: FetchSettings,
  credentials: Credentials | null,
): Login {
  const { store, clock, secrets } = call.sandbox
  const now = clock.nowIso()
  const login: Login = {
    id: store.logins.newId(),
    clientId: call.client.id,
    version: call.version.name,
    customer_id: customer.id,
    providerCode: provider.code,
    secret: secrets(),
    status: 'active',
    daily_refresh: settings.daily_refresh,
    store_credentials: settings.store_credentials,
    created_at: now,
    updated_at: now,
    last_success_at: null,
    next_refresh_possible_at: null,
    credentials: null,
    holderInfo: null,
    show_consent_confirmation: false,
    consent_types: [],
    consent_period_days: null,
    consent_given_at: null,
    consent_expires_at: null,
  }
  keepSettings(call, login, provider, settings, credentials)
  return store.logins.add(login)
}

/**
 * Stores the settings of an accepted create, reconnect or refresh in a login. If the user was present, the consent
 * begins anew.
 */
export function keepSettings(
  call: Pick<Call, 'sandbox'>,
  login: Login,
  provider: SandboxProvider,
  settings: FetchSettings,
  credentials: Credentials | null,
  consents = true,
): void {
  Object.assign(login, {
    daily_refresh: settings.daily_refresh,
    store_credentials: settings.store_credentials,
    credentials: settings.store_credentials ? credentials : null,
    updated_at: call.sandbox.clock.nowIso(),
  })
  if (consents) giveConsent(call.sandbox, login, provider, settings.fetch_scopes)
}

const jsonLike = /^\s*(true|false|null|[[{].*)\s*$/s

/**
 * The data of a body. The text parts of a multipart form are parsed as JSON where they are true, false, arrays or
 * objects; scopes may be separated by commas.
 */
export function formData(call: Pick<Call, 'headers'>, data: Fields): Fields {
  if (!/^multipart\/form-data\b/i.test(call.headers['content-type'] ?? '')) return data
  const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]))
  const scopes = fields.fetch_scopes
  if (typeof scopes === 'string') fields.fetch_scopes = scopes.split(',').map((word) => word.trim())
  return fields
}

function valueOf(value: unknown): unknown {
  if (typeof value !== 'string' || !jsonLike.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
