import { isCountry } from '../../reference/countries.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Client, Login } from '../../store/entities.ts'
import { type Fields, isObject } from '../../basics/values.ts'

/** How a request for a new login is checked. Source: Version 4, login create body; Errors; Limits. */
export function loginCreateRules() {
  return {
    locales: ['uk', 'bg', 'de', 'pl', 'en', 'ru', 'ro', 'nl', 'it', 'he', 'es', 'pt-BR'],
    categorizations: ['none', 'personal', 'business'],

    defaultLocale: 'en',
    defaultCategorization: 'personal' as 'none' | 'personal' | 'business',
    defaultIncludeFakeProviders: false,
    defaultStoreCredentials: true,

    isBoolean: (value: unknown): value is boolean => typeof value === 'boolean',

    /** The body as read, by its address: faults misread fields here. */
    asked: (data: Fields, _url: string): Fields => data,

    /** The catalogue's code for the code of a client or login. */
    providerCode: (code: string): string => code,

    /** A provider as used and shown: faults change it here. */
    provider: (provider: SandboxProvider): SandboxProvider => provider,

    /** Whether the client sees a provider: fake ones exist only for test and pending clients that ask for them. */
    providerVisible: (provider: { fake: boolean }, client: Client, includeFake: boolean): boolean =>
      !provider.fake || (includeFake && (client.status === 'test' || client.status === 'pending')),

    /** The class that refuses a provider for its status. */
    providerRefusal: (provider: { status: string }): string | undefined =>
      ({ inactive: 'ProviderInactive', disabled: 'ProviderDisabled' })[provider.status],

    /** Whether wrong credentials refuse the request; otherwise they end the attempt. A choice. */
    refusesWrongCredentials: false,

    countryKnown: (code: unknown): code is string => typeof code === 'string' && isCountry(code),

    /** Whether the client lacks the keys of its own that the provider needs. */
    keyMissing: (provider: { has_keys: boolean }): boolean => !provider.has_keys,

    /** File providers refuse an explicit true: they have no credentials to store. */
    storeCredentialsUsable: (value: boolean, provider: { mode: string }): boolean => !value || provider.mode !== 'file',

    customFieldsMaxBytes: 1024,
    isCustomFields: isObject,
    customFieldsFit: (text: string, maxBytes: number): boolean => Buffer.byteLength(text) <= maxBytes,

    /** Whether a new login repeats an old one; a login that never worked does not count. */
    duplicates: (old: Login, providerCode: string, sameCredentials: boolean, oldProcessing: boolean): boolean =>
      old.providerCode === providerCode && sameCredentials && (old.last_success_at !== null || oldProcessing),

    limitReached: (client: Client, loginCount: number): boolean =>
      (client.status === 'test' || client.status === 'pending') && loginCount >= client.loginLimit,
  }
}
