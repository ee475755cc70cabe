import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../basics/refusal.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import type { Call } from '../../serving/call.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Login } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'
import { readFetch } from './read-fetch.ts'
import { readFlag } from '../../serving/read-flag.ts'
import type { ScopesContext } from './read-scopes.ts'
import type { FetchSettings } from '../../fetching/new-attempt.ts'
import type { Fields } from '../../basics/values.ts'

export interface SettingsContext extends Omit<ScopesContext, 'provider'> {
  provider: { holder_info: readonly string[]; mode: string }
  /** What daily_refresh is when left out: an existing login keeps its own. */
  dailyRefresh: boolean
}

/**
 * The settings of a body that create, reconnect and refresh share.
 * Source: Version 4, login create body and reconnect body.
 * @throws Refusal of the class that belongs to the first wrong field
 */
export function readSettings(sandbox: Sandbox, data: Fields, context: SettingsContext): FetchSettings {
  const rules = sandbox.rules.loginCreate
  const fetched = readFetch(sandbox, data, context)
  readFlag(sandbox, data, 'include_fake_providers', rules.defaultIncludeFakeProviders)
  return {
    ...fetched,
    locale: readLocale(sandbox, data.locale),
    categorization: readCategorization(sandbox, data, context.version),
    daily_refresh: readFlag(sandbox, data, 'daily_refresh', context.dailyRefresh),
    store_credentials: readStoreCredentials(sandbox, data, context.provider),
    fetched_accounts_notify: readFlag(sandbox, data, 'fetched_accounts_notify', false),
    custom_fields: readCustomFields(sandbox, data.custom_fields),
  }
}

/** The settings of a body that has a login fetched again: what it leaves out is as it was. */
export function readSettingsOf(
  { sandbox, client, version }: Pick<Call, 'sandbox' | 'client' | 'version'>,
  login: Login,
  provider: SandboxProvider,
  data: Fields,
): FetchSettings {
  const whenAbsent = lastAttempt(sandbox, login)?.fetch_scopes ?? sandbox.rules.fetchScopes.defaults
  const dailyRefresh = login.daily_refresh
  return readSettings(sandbox, data, { client, version, provider, whenAbsent, combined: true, dailyRefresh })
}

function readLocale(sandbox: Sandbox, value: unknown): string {
  const rules = sandbox.rules.loginCreate
  if (value === undefined || value === null) return rules.defaultLocale
  if (rules.locales.includes(value as string)) return value as string
  throw new Refusal('WrongRequestFormat', `locale must be one of ${rules.locales.join(', ')}`)
}

function readCategorization(sandbox: Sandbox, data: Fields, { asksByType }: Version): FetchSettings['categorization'] {
  const { loginCreate: rules, fetchTypes } = sandbox.rules
  if (asksByType) {
    return fetchTypes.categorization(readFlag(sandbox, data, 'categorize', fetchTypes.defaultCategorize))
  }
  const value = data.categorization
  if (value === undefined || value === null) return rules.defaultCategorization
  if (rules.categorizations.includes(value as string)) return value as FetchSettings['categorization']
  throw new Refusal('WrongRequestFormat', `categorization must be one of ${rules.categorizations.join(', ')}`)
}

/** Left out, it is the default where that can be had: file providers have nothing to store. */
function readStoreCredentials(sandbox: Sandbox, data: Fields, provider: { mode: string }): boolean {
  const rules = sandbox.rules.loginCreate
  const usable = rules.storeCredentialsUsable(true, provider)
  const value = readFlag(sandbox, data, 'store_credentials', rules.defaultStoreCredentials && usable)
  if (value && !usable) throw new Refusal('WrongRequestFormat', 'store_credentials cannot be true for a file provider')
  return value
}

/** @throws Refusal CustomFieldsFormatInvalid, CustomFieldsSizeTooBig */
export function readCustomFields(sandbox: Sandbox, value: unknown): Fields {
  const rules = sandbox.rules.loginCreate
  if (value === undefined) return {}
  if (!rules.isCustomFields(value)) throw new Refusal('CustomFieldsFormatInvalid', 'custom_fields must be an object')
  const text = textOf(value)
  if (text === undefined || !rules.customFieldsFit(text, rules.customFieldsMaxBytes)) {
    throw new Refusal('CustomFieldsSizeTooBig', `custom_fields may have at most ${rules.customFieldsMaxBytes} bytes`)
  }
  return JSON.parse(text) as Fields
}

/** The value as JSON; undefined when it is nested too deep to write. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))
  } catch {
    return undefined
  }
}
