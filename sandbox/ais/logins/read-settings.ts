import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import { lastAttempt } from '../../store/store.ts'
import { type Call, asId } from '../../serving/call.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Login, Attempt, FetchType, Client } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'
import { isAbsent, readFlag } from '../../serving/hear.ts'
import { readDates } from '../../fetching/read-dates.ts'
import { type FetchSettings } from '../../fetching/new-attempt.ts'
import { type Fields, jsonOf } from '../../basics/values.ts'
import { type FetchDates, fetchTypeOf } from '../../rules/logins/fetch-rules.ts'

/** Who asks for a fetch, and what applies where the body says nothing. */
interface Context {
  client: Client
  version: Version
  /** Absent when the provider is not chosen yet. */
  provider?: Pick<SandboxProvider, 'holder_info' | 'mode'>
  /** The scopes; when undefined, a body without scopes is refused. */
  whenAbsent?: string[] | undefined
  /** Whether only the listed combinations of scopes are accepted. */
  combined?: boolean
  /** The value of daily_refresh; an existing login keeps its own. */
  dailyRefresh?: boolean
  /** In version 3, the attempt to continue when the body names no type. */
  goesOn?: Attempt
}

/**
 * The settings of a body that create, reconnect and refresh share.
 * Source: Version 4, login create body and reconnect body.
 * @throws Refusal of the class that belongs to the first wrong field
 */
export function readSettings(
  sandbox: Sandbox,
  data: Fields,
  context: Context & Required<Pick<Context, 'provider'>>,
): FetchSettings {
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
  if (asksByType) return fetchTypes.categorization(readFlag(sandbox, data, 'categorize', fetchTypes.defaultCategorize))
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

/**
 * What a body asks to fetch: by scopes or, in version 3, by type.
 * @throws Refusal of readScopes and readDates, FetchTypeNotAllowed
 */
export function readFetch(
  sandbox: Sandbox,
  data: Fields,
  context: Context,
): FetchDates & Pick<FetchSettings, 'fetch_scopes' | 'fetchType'> {
  if (!context.version.asksByType) {
    const fetch_scopes = readScopes(sandbox, data.fetch_scopes, context)
    return { fetch_scopes, fetchType: null, ...readDates(sandbox, data, fetch_scopes) }
  }
  const { goesOn } = context
  const namesType = !isAbsent(data.fetch_type)
  const whenAbsent = goesOn ? fetchTypeOf(goesOn) : sandbox.rules.fetchTypes.default
  const fetchType = namesType ? readType(data.fetch_type) : whenAbsent
  const fetch_scopes = namesType || !goesOn ? scopesOf(sandbox, fetchType, context) : goesOn.fetch_scopes
  return { fetch_scopes, fetchType, ...readDates(sandbox, data, fetch_scopes, fetchType) }
}

const fetchTypes: readonly FetchType[] = ['recent', 'accounts', 'custom']

/** @throws Refusal FetchTypeNotAllowed */
function readType(value: unknown): FetchType {
  const known = fetchTypes.find((word) => word === value)
  if (known) return known
  throw refusal('fetch-type-listed', fetchTypes.join(', '))
}

/** Version 3 has no word for holder info: clients that have the feature always get it. */
function scopesOf({ rules }: Sandbox, type: FetchType, { client, provider }: Context): string[] {
  const scopes = rules.fetchTypes.scopes(type)
  const whole = [...scopes, 'holder_info'].toSorted()
  const supported = provider !== undefined && rules.fetchScopes.holderInfoSupported(whole, provider)
  return supported && rules.fetchScopes.allowedFor(whole, client) ? whole : scopes
}

/**
 * The fetch scopes of a body without duplicates.
 * @throws Refusal FetchScopesInvalid, FetchScopesNotAllowed, HolderInfoNotSupported
 */
function readScopes(sandbox: Sandbox, value: unknown, context: Context): string[] {
  const rules = sandbox.rules.fetchScopes
  const { more, anyCombination } = context.version.fetchScopes
  const words = [...rules.words, ...more]
  if (isAbsent(value)) {
    if (context.whenAbsent) return context.whenAbsent
    throw refusal('scopes-sent')
  }
  if (!rules.wellFormed(value, words)) throw refusal('scopes-listed', 'fetch_scopes', words.join(', '))
  const combination = [...new Set(value)].sort().join(',')
  if (context.combined && !anyCombination && !rules.combinations.includes(combination)) {
    throw refusal('scopes-combination')
  }
  if (!rules.allowedFor(value, context.client)) throw refusal('holder-info-allowed')
  if (context.provider && !rules.holderInfoSupported(value, context.provider)) throw refusal('holder-info-supported')
  return words.filter((word) => value.includes(word))
}

/**
 * Ids of the accounts to leave out of a fetch; empty when none are named.
 * @throws Refusal WrongRequestFormat, AccountNotFound, AllAccountsExcluded
 */
export function readExcluded(sandbox: Sandbox, login: Login, value: unknown): string[] {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) throw refusal('ids-listed', 'exclude_accounts')
  const rules = sandbox.rules.reconnect
  const accountIds = sandbox.store.accounts.group('loginId', login.id).map(({ id }) => id)
  const excluded = value.map((entry: unknown) => {
    const id = asId(sandbox, 'exclude_accounts', entry)
    if (id === undefined) throw refusal('ids-listed', 'exclude_accounts')
    if (!rules.excludedAccountKnown(accountIds, id)) throw refusal('account-of-login')
    return id
  })
  if (rules.allExcluded(accountIds, excluded)) throw refusal('account-left')
  return [...new Set(excluded)]
}
