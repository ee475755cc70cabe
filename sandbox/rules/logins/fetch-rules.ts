import type { Client, FetchType, Attempt } from '../../store/entities.ts'
import { dateOf, dayNumber, isCalendarDay, twoMonthsBefore } from '../../basics/days.ts'

/** What a fetch may bring. Source: Version 4, reconnect body; Errors. */
export const fetchScopesRules = () => ({
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

  /** Whether the provider supplies holder info if the scopes include it. */
  holderInfoSupported: (scopes: readonly string[], provider: { holder_info: readonly string[] }): boolean =>
    !scopes.includes('holder_info') || provider.holder_info.length > 0,

  /** Whether the client's contract covers the scopes. */
  allowedFor: (scopes: readonly string[], client: Client): boolean =>
    !scopes.includes('holder_info') || client.holderInfo,

  /** The class of a fetch that ends because of its scopes, though its request was accepted; undefined continues it. */
  endingClass: (_scopes: readonly string[], _client: Client): string | undefined => undefined,
})

/** How version 3 requests a fetch. Source: Version 3 differences; Errors. */
export const fetchTypesRules = () => ({
  default: 'recent' as FetchType,

  /** Whether a fetch of this type takes a date. */
  dateTaken: (type: FetchType, _field: 'from_date' | 'to_date'): boolean => type === 'custom',

  /** The version 4 scopes of a type, without holder info, which is added where it is available. */
  scopes: (type: FetchType): string[] => (type === 'accounts' ? ['accounts'] : ['accounts', 'transactions']),

  defaultCategorize: true,

  /** The later equivalent of `categorize`. */
  categorization: (categorize: boolean): 'personal' | 'none' => (categorize ? 'personal' : 'none'),
})

/** The type of an attempt. That of a fetch that another version requested by scopes is a choice. */
export function fetchTypeOf({ fetchType, fetch_scopes }: Attempt): FetchType {
  return fetchType ?? (fetch_scopes.includes('transactions') ? 'custom' : 'accounts')
}

/** First and last day of a fetch, YYYY-MM-DD; both null for a fetch without transactions. */
export interface FetchDates {
  from_date: string | null
  to_date: string | null
}

/** Which dates a fetch may span; days are those of UTC. Source: Version 4, login create body; Limits. */
export const datesRules = () => ({
  /** First accepted day, YYYY-MM-DD: the same day two months ago, or that month's last day if it is shorter. */
  windowStart: (now: Date): string => dateOf(twoMonthsBefore(now)),

  /** Last accepted day: tomorrow. */
  windowEnd: (now: Date): string => dateOf(dayNumber(now) + 1),

  defaultFrom: (now: Date): string => dateOf(twoMonthsBefore(now)),
  defaultTo: (now: Date): string => dateOf(dayNumber(now)),

  /** Whether the value is an existing day, YYYY-MM-DD. */
  wellFormed: (value: unknown, _field?: string): value is string => isCalendarDay(value),

  within: (day: string, first: string, last: string, _field?: string): boolean => day >= first && day <= last,

  /** The class of an attempt that ends because of its days; undefined, as such requests are refused before. */
  endingClass: (_days: FetchDates, _now: Date): string | undefined => undefined,

  /** Whether a fetch of these scopes takes dates. */
  fromDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
  toDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
})
