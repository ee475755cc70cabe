import { isCountry } from '../../reference/countries.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Client, Login } from '../../store/entities.ts'
import { type Fields, isObject } from '../../basics/values.ts'

/** How a new login is evaluated. Source: Version 4, login create body; Errors; Limits. */
export function loginCreateRules() {
  return {
    locales: ['uk', 'bg', 'de', 'pl', 'en', 'ru', 'ro', 'nl', 'it', 'he', 'es', 'pt-BR'],
    categorizations: ['none', 'personal', 'business'],

    defaultLocale: 'en',
    defaultCategorization: 'personal' as 'none' | 'personal' | 'business',
    defaultIncludeFakeProviders: false,
    defaultStoreCredentials: true,

    isBoolean: (value: unknown): value is boolean => typeof value === 'boolean',

    /** The body as a creation reads it, whichever of its addresses it came to: the place to misread a field. */
    asked: (data: Fields, _url: string): Fields => data,

    /** The catalogue's code for a code that a client sent or a login holds. */
    providerCode: (code: string): string => code,

    /** A provider as it is used and shown: the place to change one. */
    provider: (provider: SandboxProvider): SandboxProvider => provider,

    /** A fake provider exists only for test and pending clients that ask for it. */
    providerVisible: (provider: { fake: boolean }, client: Client, includeFake: boolean): boolean =>
      !provider.fake || (includeFake && (client.status === 'test' || client.status === 'pending')),

    /** The class that refuses a provider for its status. */
    providerRefusal: (provider: { status: string }): string | undefined =>
      ({ inactive: 'ProviderInactive', disabled: 'ProviderDisabled' })[provider.status],

    /** Whether credentials that the provider does not take are refused at once; else the attempt ends with it. A choice. */
    refusesWrongCredentials: false,

    countryKnown: (code: unknown): code is string => typeof code === 'string' && isCountry(code),

    /** Whether the provider is called with the client's own keys and the client has none. */
    keyMissing: (provider: { has_keys: boolean }): boolean => !provider.has_keys,

    /** An explicit true is refused where there is nothing to store. */
    storeCredentialsUsable: (value: boolean, provider: { mode: string }): boolean => !value || provider.mode !== 'file',

    customFieldsMaxBytes: 1024,
    isCustomFields: isObject,
    customFieldsFit: (text: string, maxBytes: number): boolean => Buffer.byteLength(text) <= maxBytes,

    /** Whether the new login would be the old one again; a login that never worked does not count. */
    duplicates: (old: Login, providerCode: string, sameCredentials: boolean, oldProcessing: boolean): boolean =>
      old.providerCode === providerCode && sameCredentials && (old.last_success_at !== null || oldProcessing),

    limitReached: (client: Client, loginCount: number): boolean =>
      (client.status === 'test' || client.status === 'pending') && loginCount >= client.loginLimit,
  }
}
