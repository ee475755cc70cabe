import { count } from '../harness/reasons/count.ts'

/** A time in a readable unit. */
export function span(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second')
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour')
}
