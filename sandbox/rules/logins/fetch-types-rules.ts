import type { FetchType } from '../../store/entities.ts'

/** How version 3 requests a fetch. Source: Version 3 differences; Errors. */
export function fetchTypesRules() {
  return {
    words: ['recent', 'accounts', 'custom'],
    default: 'recent' as FetchType,

    known: (value: unknown, words: readonly string[]): value is FetchType => words.includes(value as string),

    /** The class for every other value. */
    refusal: 'FetchTypeNotAllowed',

    /** Whether a fetch of this type takes a date. */
    dateTaken: (type: FetchType, _field: 'from_date' | 'to_date'): boolean => type === 'custom',

    /** The version 4 scopes of a type, without holder info, which is added where it is available. */
    scopes: (type: FetchType): string[] => (type === 'accounts' ? ['accounts'] : ['accounts', 'transactions']),

    /** The type of a fetch that another version requested by scopes. A choice. */
    ofScopes: (scopes: readonly string[]): FetchType => (scopes.includes('transactions') ? 'custom' : 'accounts'),

    defaultCategorize: true,

    /** The later equivalent of `categorize`. */
    categorization: (categorize: boolean): 'personal' | 'none' => (categorize ? 'personal' : 'none'),
  }
}
