import { dateOf, dayNumber, isCalendarDay, twoMonthsBefore } from '../../basics/days.ts'

/** First and last day of a fetch, YYYY-MM-DD; both null for a fetch without transactions. */
export interface FetchDates {
  from_date: string | null
  to_date: string | null
}

/** Which dates a fetch may span; days are those of UTC. Source: Version 4, login create body; Limits. */
export function datesRules() {
  return {
    /** First accepted day, YYYY-MM-DD: the same day two months ago, or that month's last day if it is shorter. */
    windowStart: (now: Date): string => dateOf(twoMonthsBefore(now)),

    /** Last accepted day: tomorrow. */
    windowEnd: (now: Date): string => dateOf(dayNumber(now) + 1),

    defaultFrom: (now: Date): string => dateOf(twoMonthsBefore(now)),
    defaultTo: (now: Date): string => dateOf(dayNumber(now)),

    /** Whether the value is an existing day, YYYY-MM-DD. */
    wellFormed: (value: unknown, _field?: string): value is string => isCalendarDay(value),

    /** The class for a wrong date of a fetch; `own` is InvalidFromDate or InvalidToDate. */
    refusal: (own: string, _fault: 'unusable' | 'malformed' | 'outside'): string => own,

    within: (day: string, first: string, last: string, _field?: string): boolean => day >= first && day <= last,

    /** The class of an attempt that ends because of its days; undefined, as such requests are refused before. */
    endingClass: (_days: FetchDates, _now: Date): string | undefined => undefined,

    /** Whether a fetch of these scopes takes dates. */
    fromDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
    toDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
  }
}
