const dayMs = 86_400_000

/** Days since 1970 in UTC. */
export function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / dayMs)
}

/** YYYY-MM-DD of a day number. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** The same day two months before, or the last of that month where it is shorter, as a day number. */
export function twoMonthsBefore(now: Date): number {
  const month = now.getUTCMonth() - 2
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), lastOfMonth)) / dayMs
}
