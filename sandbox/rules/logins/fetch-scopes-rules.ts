import type { Client } from '../../store/entities.ts'

/** What a fetch may be asked to bring. Source: Version 4, reconnect body; Errors. */
export function fetchScopesRules() {
  return {
    words: ['accounts', 'holder_info', 'transactions'],

    /** The combinations accepted once a login exists; each sorted by letter. Order and repeats do not matter. */
    combinations: [
      'accounts',
      'holder_info',
      'accounts,holder_info',
      'accounts,transactions',
      'accounts,holder_info,transactions',
    ],

    /** Used where scopes may be left out and there is no earlier fetch to follow. */
    defaults: ['accounts', 'transactions'],

    wellFormed: (value: unknown, words: readonly string[]): value is string[] =>
      Array.isArray(value) && value.length > 0 && value.every((word) => words.includes(word as string)),

    /** Each word once, in the order of `words`. */
    distinct: (scopes: readonly string[], words: readonly string[]): string[] =>
      words.filter((word) => scopes.includes(word)),

    /** The class that refuses words which do not go together. */
    combinationRefusal: 'FetchScopesInvalid',

    combinationAllowed: (scopes: readonly string[], combinations: readonly string[]): boolean =>
      combinations.includes([...new Set(scopes)].sort().join(',')),

    /** Whether the provider can supply the holder info that the scopes ask for. */
    holderInfoSupported: (scopes: readonly string[], provider: { holder_info: readonly string[] }): boolean =>
      !scopes.includes('holder_info') || provider.holder_info.length > 0,

    /** Whether the client's contract covers the scopes. */
    allowedFor: (scopes: readonly string[], client: Client): boolean =>
      !scopes.includes('holder_info') || client.holderInfo,

    /** The class that ends a fetch for its scopes, of a client whose request was accepted; undefined lets it go on. */
    endingClass: (_scopes: readonly string[], _client: Client): string | undefined => undefined,
  }
}
