import { giveConsent } from '../consents/consent.ts'
import type { Call } from '../../serving/call.ts'
import type { Customer, Login, Credentials } from '../../store/entities.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { FetchSettings } from '../../fetching/new-attempt.ts'

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
