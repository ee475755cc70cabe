/** Lengths of time. */
export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourSeconds = 3600
export const daySeconds = 86_400
export const dayMs = daySeconds * secondMs
/** A time this close to a limit is not evaluated: clocks differ, and a request takes time. */
export const graceSeconds = 60
/** A refresh is too early where it is possible only so much later: the moment and the time of sending are of one clock. */
export const earlySeconds = 15

/** The day of a moment, YYYY-MM-DD in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A date moved by days. Dates are YYYY-MM-DD in UTC. */
export function shiftDays(date: string, days: number): string {
  return dayOf(new Date(Date.parse(date) + days * dayMs))
}

/** A date moved by months; a day that the month lacks becomes its last, so 31 March less one month is 28 February. */
export function shiftMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))))
}

/**
 * The day after the last one of a month, written as a day of that month: of the two months before that of the date, in the
 * shorter one. It does not exist; who takes it for the first of the next month finds it within the last two months.
 */
export function absentDayBefore(date: string): string {
  const end = shiftDays(`${date.slice(0, 7)}-01`, -1)
  const earlier = shiftDays(`${end.slice(0, 7)}-01`, -1)
  const shorter = earlier.slice(8) < end.slice(8) ? earlier : end
  return `${shorter.slice(0, 7)}-${Number(shorter.slice(8)) + 1}`
}
