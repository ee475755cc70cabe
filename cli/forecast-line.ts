import type { WorkersChosen } from '../core/workers-chosen.ts'
import type { Forecast } from '../harness/evaluation/forecast.ts'
import { count } from '../harness/reasons/count.ts'

/** What the rest of a run will take, in a line. Numbers are rounded: they are forecasts. */
export function forecastLine(
  { checks, requests, roundTripMs }: Pick<Forecast, 'checks' | 'requests' | 'roundTripMs'>,
  secondsLeft: number,
  budgetSeconds: number,
): string {
  const each = roundTripMs < 10 ? 'less than 10 ms' : `${rounded(roundTripMs)} ms`
  const time = `${between(secondsLeft)} left`
  const over =
    secondsLeft > budgetSeconds
      ? ` The budget allows ${span(budgetSeconds)}: the run will end before its last check.`
      : ''
  return `${count(checks, 'check')}, about ${count(rounded(requests), 'request')} of ${each}: ${time}.${over}`
}

/** How many checks go on at a time, and why, in a line. */
export function workersLine({ workers, roundTripMs }: WorkersChosen): string {
  const why =
    roundTripMs === 0 ? 'how long an answer takes is not known' : `an answer takes ${count(roundTripMs, 'millisecond')}`
  return `${count(workers, 'check')} at a time: ${why}. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.`
}

/** How far a forecast may be off, as a factor. */
const mostOff = 1.5

/** A time as a range within which most runs lie. */
function between(seconds: number): string {
  const [least, most] = [span(seconds / mostOff), span(seconds * mostOff)]
  const [, number = least, unit] = /^(\d+) (\w+?)s?$/.exec(least) ?? []
  if (least === most) return `about ${most}`
  return `${most.endsWith(` ${unit}s`) ? number : least} to ${most}`
}

/** Two digits that count. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / unit) * unit
}

/** A time in the unit in which people say it. */
export function span(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second')
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour')
}
