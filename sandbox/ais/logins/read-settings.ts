import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import type { Call } from '../../serving/call.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Login } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'
import { readFetch } from './read-fetch.ts'
import { isAbsent } from '../../serving/object-of.ts'
import { readFlag } from '../../serving/read-flag.ts'
import type { ScopesContext } from './read-scopes.ts'
import type { FetchSettings } from '../../fetching/new-attempt.ts'
import { type Fields, jsonOf } from '../../basics/values.ts'

export interface SettingsContext extends Omit<ScopesContext, 'provider'> {
  provider: { holder_info: readonly string[]; mode: string }
  /** The value of daily_refresh when the body has none; an existing login keeps its own. */
  dailyRefresh?: boolean
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
    locale: readWord('locale', data.locale, rules.locales, rules.defaultLocale),
    categorization: readCategorization(sandbox, data, context.version),
    daily_refresh: readFlag(sandbox, data, 'daily_refresh', context.dailyRefresh ?? false),
    store_credentials: readStoreCredentials(sandbox, data, context.provider),
    fetched_accounts_notify: readFlag(sandbox, data, 'fetched_accounts_notify', false),
    custom_fields: readCustomFields(sandbox, data.custom_fields),
  }
}

/** The settings of a body that fetches an existing login again. Missing fields keep their old values. */
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

/** @throws Refusal WrongRequestFormat */
function readWord<Word extends string>(name: string, value: unknown, words: readonly string[], whenAbsent: Word): Word {
  if (isAbsent(value)) return whenAbsent
  if (words.includes(value as Word)) return value as Word
  throw refusal('word-listed', name, words.join(', '))
}

function readCategorization(sandbox: Sandbox, data: Fields, { asksByType }: Version): FetchSettings['categorization'] {
  const { loginCreate: rules, fetchTypes } = sandbox.rules
  if (asksByType) {
    return fetchTypes.categorization(readFlag(sandbox, data, 'categorize', fetchTypes.defaultCategorize))
  }
  return readWord('categorization', data.categorization, rules.categorizations, rules.defaultCategorization)
}

/** The default for a missing field is true, except for file providers, which have no credentials to store. */
function readStoreCredentials(sandbox: Sandbox, data: Fields, provider: { mode: string }): boolean {
  const rules = sandbox.rules.loginCreate
  const usable = rules.storeCredentialsUsable(true, provider)
  const value = readFlag(sandbox, data, 'store_credentials', rules.defaultStoreCredentials && usable)
  if (value && !usable) throw refusal('credentials-to-store')
  return value
}

/** @throws Refusal CustomFieldsFormatInvalid, CustomFieldsSizeTooBig */
export function readCustomFields(sandbox: Sandbox, value: unknown): Fields {
  const rules = sandbox.rules.loginCreate
  if (value === undefined) return {}
  if (!rules.isCustomFields(value)) throw refusal('custom-fields-object')
  const text = jsonOf(value)
  if (text === undefined || !rules.customFieldsFit(text, rules.customFieldsMaxBytes)) {
    throw refusal('custom-fields-size', rules.customFieldsMaxBytes)
  }
  return JSON.parse(text) as Fields
}
