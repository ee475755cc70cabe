import { version4 } from './kit/version-4.ts'
import type { Version, VersionShapes } from './kit/version.ts'
import { lastConsent } from '../store/last-consent.ts'
import { lastAttempt } from '../store/last-attempt.ts'
import type { ShapeWorld } from '../shapes/kit/shape-world.ts'
import type { Account, Attempt, Login } from '../store/entities.ts'
import type { ConnectToken } from '../store/connect-token.ts'
import { type Fields, without } from '../basics/values.ts'

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
export function version6(): Version {
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
    shapes: version6Shapes(),
  }
}

/** Source: Version 6 connection and account; Version 6 endpoints, connect. */
function version6Shapes(): Required<Pick<VersionShapes, 'login' | 'attempt' | 'account' | 'token'>> {
  return { login, attempt, account, token }
}

function login(fields: Fields, one: Login, sandbox: ShapeWorld): Fields {
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
    last_attempt: last && last_attempt ? attempt(last_attempt as Fields, last) : last_attempt,
  }
}

function attempt(fields: Fields, { consentId, userAgent, categorization }: Attempt): Fields {
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
