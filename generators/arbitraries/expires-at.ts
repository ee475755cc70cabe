import { daySeconds, graceSeconds, hourSeconds } from '../../core/calendar.ts'
import fc from 'fast-check'

/** A year of the calendar, with its part of a leap day. */
const yearSeconds = 31_557_600

/** Edge cases of each part below, in seconds from now: both ends and their neighbours, and whole hours and days. */
export const expiresAtEdges = {
  withinTheHour: [graceSeconds, graceSeconds + 1, hourSeconds / 2, hourSeconds - graceSeconds],
  beyondTheHour: [
    hourSeconds + graceSeconds,
    hourSeconds + graceSeconds + 1,
    2 * hourSeconds,
    ...[1, 30, 365, 36_500, 365_000].map((days) => days * daySeconds),
  ],
  inThePast: [graceSeconds, graceSeconds + 1, hourSeconds, daySeconds, 30 * daySeconds, 10 * yearSeconds].map(
    (ago) => -ago,
  ),
}

/** Words, dates, times and numbers in formats other than whole seconds. */
export const noTimestampEdges: readonly string[] = [
  'tomorrow',
  'null',
  'NaN',
  'true',
  'now',
  '2099-01-01',
  '2099-01-01T00:00:00Z',
  '12:30',
  '0x7fffffff',
  'a',
  'a1',
]

/** Seconds from now, from a minute ahead to a minute short of the hour. Shrinks towards a minute ahead. */
export function withinTheHour(): fc.Arbitrary<number> {
  return fc.integer({ min: graceSeconds, max: hourSeconds - graceSeconds })
}

/** Seconds from now, from a minute beyond the hour to a thousand years. Shrinks towards the hour. */
export function beyondTheHour(): fc.Arbitrary<number> {
  const least = hourSeconds + graceSeconds
  return fc.oneof(
    fc.integer({ min: least, max: 2 * hourSeconds }),
    fc.integer({ min: least, max: 30 * daySeconds }),
    fc.integer({ min: least, max: 1000 * yearSeconds }),
  )
}

/** Seconds from now, from a minute ago back ten years. Shrinks towards a minute ago. */
export function inThePast(): fc.Arbitrary<number> {
  const ago = fc.oneof(
    fc.integer({ min: graceSeconds, max: 2 * hourSeconds }),
    fc.integer({ min: graceSeconds, max: 10 * yearSeconds }),
  )
  return ago.map((seconds) => -seconds)
}

/** A text that is no whole number of seconds, even if a server parses its beginning. Fractions and signs are left out. */
export function noTimestamp(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...noTimestampEdges),
    fc.stringMatching(/^[a-z]{1,12}$/),
    fc.stringMatching(/^[a-z]{1,4}[0-9]{1,10}$/),
  )
}
