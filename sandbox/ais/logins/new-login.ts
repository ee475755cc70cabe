import { giveConsent } from '../consents/consent.ts'
import type { Call } from '../../serving/call.ts'
import type { Customer, Login, Credentials } from '../../store/entities.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { FetchSettings } from '../../fetching/new-attempt.ts'

/** Adds a login; nothing of it is fetched yet. */
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
 * Writes into a login what an accepted create, reconnect or refresh asked for. The consent begins anew, unless the user
 * had no part in it.
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
