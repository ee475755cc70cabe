/** A day. The sandbox shares no code with the harness. */
export const dayMs = 86_400_000

/** The dates of fifty years. */
const mostDates = 20_000

/** Days since 1970 in UTC. */
export function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / dayMs)
}

const dates = new Map<number, string>()

/** YYYY-MM-DD of a day number. Cached: fetches ask for the same few days thousands of times. */
export function dateOf(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  if (dates.size < mostDates) dates.set(day, date)
  return date
}

/** The day number of the same day two months before, or of that month's last day where the month is shorter. */
export function twoMonthsBefore(now: Date): number {
  const month = now.getUTCMonth() - 2
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), lastOfMonth)) / dayMs
}

/** Whether a value is a day of the calendar written YYYY-MM-DD. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
