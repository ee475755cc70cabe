const dayMs = 86_400_000

/** Which dates a fetch may span; days are those of UTC. Source: Version 4, login create body; Limits. */
export function datesRules() {
  return {
    /** First day accepted, YYYY-MM-DD: the same day two months ago, or the last of that month when it is shorter. */
    windowStart: (now: Date): string => monthsBefore(now, 2),

    /** Last day accepted: tomorrow. */
    windowEnd: (now: Date): string => dayOf(new Date(now.getTime() + dayMs)),

    defaultFrom: (now: Date): string => monthsBefore(now, 2),
    defaultTo: (now: Date): string => dayOf(now),

    /** Whether the value is a day of the calendar written YYYY-MM-DD. */
    wellFormed: (value: unknown, _field?: string): value is string => {
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
      const time = Date.parse(`${value}T00:00:00Z`)
      return !Number.isNaN(time) && dayOf(new Date(time)) === value
    },

    /** The class that refuses a date of a fetch; `own` is InvalidFromDate or InvalidToDate. */
    refusal: (own: string, _fault: 'unusable' | 'malformed' | 'outside'): string => own,

    within: (day: string, first: string, last: string, _field?: string): boolean => day >= first && day <= last,

    /** Whether a fetch of these scopes may be given dates at all. */
    fromDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
    toDateUsable: (scopes: readonly string[]): boolean => scopes.includes('transactions'),
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function monthsBefore(now: Date, months: number): string {
  const firstOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  const lastDay = new Date(Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0)).getUTCDate()
  firstOfMonth.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return dayOf(firstOfMonth)
}
