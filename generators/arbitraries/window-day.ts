import fc from 'fast-check'
import { dateWindow } from '../../harness/checks/values/date-window.ts'

/** Where a day lies: in the window or at its edges, before it, or after it. */
export type WindowRegion = 'within' | 'before' | 'after'

const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow

/**
 * The ends of each region and what lies beside them; every fourth day within the window, and beyond it days of other years,
 * some of which have the month and day of one within.
 */
export const windowDayEdges: Record<WindowRegion, readonly number[]> = {
  within: [
    surelyFrom,
    surelyUntil,
    surelyFrom + 1,
    surelyUntil - 1,
    ...everyFourthDay(surelyFrom + 4, surelyUntil - 2),
  ],
  before: [tooEarly, tooEarly - 1, tooEarly - 30, -365, -395, -4000],
  after: [tooLate, tooLate + 1, tooLate + 30, 335, 365, 4000],
}

function everyFourthDay(first: number, last: number): number[] {
  return Array.from({ length: Math.floor((last - first) / 4) + 1 }, (_, at) => first + 4 * at)
}

/**
 * Days from today, below zero in the past, in one region of the date window; many of them beside its edge. Shrinks
 * towards the edge, in the window towards today. Source: Account information / Limits.
 */
export function windowDay(region: WindowRegion): fc.Arbitrary<number> {
  const days = (min: number, max: number) => fc.integer({ min, max })
  const far = 4000
  if (region === 'within')
    return fc.oneof(
      { weight: 4, arbitrary: fc.noBias(days(surelyFrom, surelyUntil)) },
      fc.constantFrom(surelyUntil, surelyUntil - 1, surelyFrom, surelyFrom + 1),
      days(tooEarly + 1, surelyFrom - 1),
      days(surelyUntil + 1, tooLate - 1),
    )
  const distance = fc.oneof(days(0, 3), days(0, far))
  return distance.map((away) => (region === 'before' ? tooEarly - away : tooLate + away))
}
