import { dateOf, dayNumber, isCalendarDay, twoMonthsBefore } from '../../basics/days.ts'

/** First and last day of a fetch, YYYY-MM-DD; both null when it brings no transactions. */
export interface FetchDates {
  from_date: string | null
  to_date: string | null
}

/** Which dates a fetch may span; days are those of UTC. Source: Version 4, login create body; Limits. */
export function datesRules() {
  return {
    /** First day accepted, YYYY-MM-DD: the same day two months ago, or the last of that month when it is shorter. */
    windowStart: (now: Date): string => dateOf(twoMonthsBefore(now)),

    /** Last day accepted: tomorrow. */
    windowEnd: (now: Date): string => dateOf(dayNumber(now) + 1),

    defaultFrom: (now: Date): string => dateOf(twoMonthsBefore(now)),
    defaultTo: (now: Date): string => dateOf(dayNumber(now)),

    /** Whether the value is a day of the calendar written YYYY-MM-DD. */
    wellFormed: (value: unknown, _field?: string): value is string => isCalendarDay(value),

    /** The class that refuses a date of a fetch; `own` is InvalidFromDate or InvalidToDate. */
    refusal: (own: string, _fault: 'unusable' | 'malformed' | 'outside'): string => own,

    within: (day: string, first: string, last: string, _field?: string): boolean => day >= first && day <= last,

    /** The class with which an attempt ends for its days; none does, since its request would have been refused. */
    endingClass: (_days: FetchDates, _now: Date): string | undefined => undefined,

    /** Whether a fetch of these scopes may be given dates at all. */
    fromDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
    toDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
  }
}
