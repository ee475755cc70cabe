import type { FetchType } from '../../store/entities.ts'

/** How a fetch is asked for in version 3. Source: Version 3 differences; Errors. */
export function fetchTypesRules() {
  return {
    words: ['recent', 'accounts', 'custom'],
    default: 'recent' as FetchType,

    known: (value: unknown, words: readonly string[]): value is FetchType => words.includes(value as string),

    /** The class that refuses every other value. */
    refusal: 'FetchTypeNotAllowed',

    /** Whether a fetch of this type may be given a date. */
    dateTaken: (type: FetchType, _field: 'from_date' | 'to_date'): boolean => type === 'custom',

    /** The scopes of version 4 that it stands for, without holder info, which comes along where it can be had. */
    scopes: (type: FetchType): string[] => (type === 'accounts' ? ['accounts'] : ['accounts', 'transactions']),

    /** The type shown for a fetch that another version asked for by scopes. A choice. */
    ofScopes: (scopes: readonly string[]): FetchType => (scopes.includes('transactions') ? 'custom' : 'accounts'),

    defaultCategorize: true,

    /** What categorize stands for in later versions. */
    categorization: (categorize: boolean): 'personal' | 'none' => (categorize ? 'personal' : 'none'),
  }
}
