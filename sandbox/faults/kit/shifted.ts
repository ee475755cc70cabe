import { dayMs } from '../../basics/days.ts'

/** The day `days` after another, YYYY-MM-DD. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
