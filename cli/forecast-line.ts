import type { WorkersChosen } from '../core/workers-chosen.ts'
import type { Forecast } from '../harness/evaluation/forecast.ts'
import { count } from '../harness/reasons/count.ts'

/** A line about the rest of a run. Forecast numbers are rounded. */
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

/** A line about the number of concurrent checks and its reason. */
export function workersLine({ workers, roundTripMs }: WorkersChosen): string {
  const why =
    roundTripMs === 0 ? 'how long an answer takes is not known' : `an answer takes ${count(roundTripMs, 'millisecond')}`
  return `${count(workers, 'check')} at a time: ${why}. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.`
}

/** The factor by which most forecasts are off at most. */
const mostOff = 1.5

/** A range of times that holds for most runs. */
function between(seconds: number): string {
  const [least, most] = [span(seconds / mostOff), span(seconds * mostOff)]
  const [, number = least, unit] = /^(\d+) (\w+?)s?$/.exec(least) ?? []
  if (least === most) return `about ${most}`
  return `${most.endsWith(` ${unit}s`) ? number : least} to ${most}`
}

/** The number rounded to two significant digits. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / unit) * unit
}

/** A time in a readable unit. */
export function span(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second')
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour')
}
