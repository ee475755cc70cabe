import type { Profile } from '../../harness/profile/profile.ts'
import { ok, warning, type DoctorLine } from '../../core/doctor-line.ts'

export interface PaceSeen {
  /** Time from sending to answer of each request tried, milliseconds. */
  durationsMs: number[]
  /** Answers with status 429 since the doctor began. */
  rateLimited: number
}

/** Whether the pacing of the profile suits the target, with the time that a thousand requests would take. */
export function pacingLine({ pacing }: Profile, { durationsMs, rateLimited }: PaceSeen): DoctorLine {
  const subject = 'pacing'
  const bound = pacing.requests_per_second
  if (rateLimited > 0) {
    const slower = bound === null ? 5 : Math.max(0.5, bound / 2)
    const fix = `write pacing.requests_per_second: ${slower}`
    return warning(subject, `the server answered 429 to ${rateLimited} of the doctor's requests`, fix)
  }
  if (durationsMs.length === 0) return warning(subject, 'no request was timed', 'see the lines above')
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)]!
  const slowest = sorted.at(-1)!
  if (slowest > pacing.timeout_seconds * 500) {
    const fix = `write pacing.timeout_seconds: ${Math.ceil(slowest / 250)}`
    return warning(subject, `an answer took ${Math.round(slowest)} ms of the ${pacing.timeout_seconds} s allowed`, fix)
  }
  const reachable = (pacing.concurrent_requests * 1000) / Math.max(usual, 1)
  const perSecond = Math.min(bound ?? Infinity, reachable)
  const limit = bound === null ? 'no limit' : `${bound} requests per second`
  const pace = `an answer takes about ${Math.round(usual)} ms; with ${limit} and ${pacing.concurrent_requests} concurrent`
  return ok(subject, `${pace}, 1000 requests take about ${spanText(1000 / perSecond)}`)
}

function spanText(seconds: number): string {
  return seconds < 120 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
}
