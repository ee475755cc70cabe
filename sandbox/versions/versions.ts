import { partnersVersion } from '../partners/versions/partners-version.ts'
import { paymentsVersion } from '../payments/versions/payments-version.ts'
import { type Version, version4, enrichingLimits, listingLimits } from './kit/version.ts'
import { type VersionName, type Fields, without } from '../basics/values.ts'
import type { ShapeWorld } from '../shapes/shapes.ts'
import { lastAttempt, lastConsent } from '../store/store.ts'
import { nextRefreshAt } from '../rules/logins/refresh-rules.ts'
import { fetchTypeOf } from '../rules/logins/fetch-rules.ts'
import type { Attempt, Login, Account } from '../store/entities.ts'
import type { ConnectToken } from '../store/flows.ts'

export type Versions = Record<VersionName, Version>

/** A fresh set of every version for one sandbox, so that faults and variants change only its own. */
export function createVersions(): Versions {
  return {
    v3: version3(),
    v4: version4(),
    v5: version5(),
    v6: version6(),
    partners: partnersVersion(),
    payments: paymentsVersion(),
  }
}

/** The version of an address; undefined for an address outside every version. */
export function versionOfAddress(versions: Versions, url: string): Version | undefined {
  return Object.values(versions).find(({ root }) => url.startsWith(`${root}/`))
}

const consentLength = ['consent_period_days', 'consent_expires_at']

/**
 * Fetches by type, keys of its own, and integer ids.
 * Source: Version 3 differences; Authentication 1 and 4; Versioning 4; Provider, Login and Attempt.
 */
function version3(): Version {
  return {
    ...version4(),
    name: 'v3',
    number: '3',
    root: '/api/v3',
    headers: { 'app-id': ['client-id'], secret: ['service-secret', 'app-secret'] },
    classes: { AppIdNotProvided: 'ClientIdNotProvided' },
    asksByType: true,
    shapes: { login: loginInVersion3, attempt: attemptInVersion3, provider, categoryTrees },
  }
}

function loginInVersion3(fields: Fields, one: Login, sandbox: ShapeWorld): Fields {
  const last = lastAttempt(sandbox, one)
  const { last_attempt, next_refresh_possible_at: next, ...kept } = without(fields, consentLength)
  return {
    ...kept,
    ...(next !== undefined && { next_refresh_possible_at: next === null ? null : nextOf(next, one, sandbox) }),
    last_attempt: last && last_attempt ? attemptInVersion3(last_attempt as Fields, last) : last_attempt,
  }
}

/** Applies the version's least time, but only to the login's own moment, not to one that a fault put in its place. */
function nextOf(next: unknown, one: Login, sandbox: ShapeWorld): unknown {
  return next === one.next_refresh_possible_at ? nextRefreshAt(sandbox, one, 'v3') : next
}

function attemptInVersion3(fields: Fields, one: Attempt): Fields {
  const kept = without(fields, ['fetch_scopes', 'categorization', ...consentLength])
  return { ...kept, fetch_type: fetchTypeOf(one), categorize: one.categorization !== 'none' }
}

function provider(fields: Fields): Fields {
  return without(fields, ['identification_mode', 'logo_url', 'max_consent_days'])
}

/** Version 4 is the first to list both trees. */
function categoryTrees(trees: Fields): Fields {
  return trees.personal as Fields
}

/**
 * Connections in place of logins. The form of its errors is open; programs in the field read the nested one.
 * Source: Version 6 endpoints, the last sentence; Authentication 3; Categories; Limits of the second document.
 */
function version5(): Version {
  return {
    ...version4(),
    name: 'v5',
    number: '5',
    root: '/api/v5',
    segments: { login: 'connection', logins: 'connections', tokens: 'connect_sessions' },
    fields: { login_id: 'connection_id', return_login_id: 'return_connection_id' },
    headers: { 'login-secret': ['connection-secret'] },
    errorForm: 'nested',
    categories: 5,
    rateLimits: { ...enrichingLimits, ...listingLimits },
  }
}

/** Fields of a login that a connection of version 6 does not have. */
const dropped = [
  'provider_id',
  'secret',
  'daily_refresh',
  'last_success_at',
  'holder_info',
  'show_consent_confirmation',
  'consent_types',
  'consent_period_days',
  'consent_given_at',
  'consent_expires_at',
]

/**
 * Connections with two keys only. Its routes state the statuses; wrong keys are a problem with the App-id. Its
 * transactions carry the categories of version 5, which is a choice.
 * Source: Version 6 endpoints; Version 6 connection and account.
 */
function version6(): Version {
  return {
    ...version4(),
    name: 'v6',
    number: '6',
    root: '/api/v6',
    segments: { logins: 'connections' },
    fields: { login_id: 'connection_id' },
    headers: { 'customer-secret': [], 'login-secret': [] },
    statuses: {
      AppIdNotProvided: 406,
      SecretNotProvided: 406,
      ApiKeyNotFound: 406,
      ClientNotFound: 406,
      PublicKeyNotProvided: 406,
      CustomerNotFound: 404,
      LoginNotFound: 404,
      ProviderKeyFound: 404,
      InvalidEncoding: 400,
      JsonParseError: 400,
      ValueOutOfRange: 400,
      WrongRequestFormat: 400,
      LoginAlreadyProcessing: 409,
      WrongProviderMode: 400,
      DuplicatedCustomer: 409,
    },
    categories: 5,
    fetchScopes: { more: ['balance'], anyCombination: true },
    shapes: { login: loginInVersion6, attempt: attemptInVersion6, account, token },
  }
}

function loginInVersion6(fields: Fields, one: Login, sandbox: ShapeWorld): Fields {
  const last = lastAttempt(sandbox, one)
  const categorization = last?.categorization ?? sandbox.rules.loginCreate.defaultCategorization
  const { last_attempt, ...kept } = without(fields, dropped)
  return {
    ...kept,
    customer_identifier: sandbox.store.customers.get(one.customer_id)?.identifier ?? null,
    categorization,
    categorization_vendor: categorization === 'none' ? null : 'platform',
    automatic_refresh: fields.daily_refresh,
    last_consent_id: lastConsent(sandbox, one)?.id ?? null,
    last_attempt: last && last_attempt ? attemptInVersion6(last_attempt as Fields, last) : last_attempt,
  }
}

function attemptInVersion6(fields: Fields, { consentId, userAgent, categorization }: Attempt): Fields {
  return {
    ...fields,
    consent_id: consentId,
    categorize: categorization !== 'none',
    user_agent: userAgent,
    fetch_from_date: fields.from_date,
    fetch_to_date: fields.to_date,
    automatic_refresh: fields.daily_refresh,
  }
}

function account(fields: Fields, { loginId, updated_at }: Account, sandbox: ShapeWorld): Fields {
  const owner = sandbox.store.logins.get(loginId)
  const last = owner && lastAttempt(sandbox, owner)
  const [holder_name] = (owner?.holderInfo as { names?: string[] } | null | undefined)?.names ?? []
  const updated_on_last_attempt = last !== undefined && Date.parse(updated_at) >= Date.parse(last.created_at)
  return {
    ...fields,
    extra: { ...(fields.extra as Fields), ...(holder_name !== undefined && { holder_name }), updated_on_last_attempt },
  }
}

function token({ expires_at, connect_url }: Fields, { customerId }: ConnectToken): Fields {
  return { expires_at, connect_url, customer_id: customerId }
}
