import type { Client } from '../../store/entities.ts'

/** What a fetch may bring. Source: Version 4, reconnect body; Errors. */
export function fetchScopesRules() {
  return {
    words: ['accounts', 'holder_info', 'transactions'],

    /** The accepted combinations for an existing login, each sorted. Order and repeats do not matter. */
    combinations: [
      'accounts',
      'holder_info',
      'accounts,holder_info',
      'accounts,transactions',
      'accounts,holder_info,transactions',
    ],

    /** For requests that may omit scopes and have no earlier fetch to follow. */
    defaults: ['accounts', 'transactions'],

    wellFormed: (value: unknown, words: readonly string[]): value is string[] =>
      Array.isArray(value) && value.length > 0 && value.every((word) => words.includes(word as string)),

    /** The scopes without duplicates, in the order of `words`. */
    distinct: (scopes: readonly string[], words: readonly string[]): string[] =>
      words.filter((word) => scopes.includes(word)),

    /** The class for a wrong combination of words. */
    combinationRefusal: 'FetchScopesInvalid',

    combinationAllowed: (scopes: readonly string[], combinations: readonly string[]): boolean =>
      combinations.includes([...new Set(scopes)].sort().join(',')),

    /** Whether the provider supplies holder info if the scopes include it. */
    holderInfoSupported: (scopes: readonly string[], provider: { holder_info: readonly string[] }): boolean =>
      !scopes.includes('holder_info') || provider.holder_info.length > 0,

    /** Whether the client's contract covers the scopes. */
    allowedFor: (scopes: readonly string[], client: Client): boolean =>
      !scopes.includes('holder_info') || client.holderInfo,

    /** The class of a fetch that ends because of its scopes, though its request was accepted; undefined continues it. */
    endingClass: (_scopes: readonly string[], _client: Client): string | undefined => undefined,
  }
}
