import fc from 'fast-check'
import { dateWindow } from '../../harness/checks/values/date-window.ts'

/** Whether a day lies in the window with its edges, before it, or after it. */
export type WindowRegion = 'within' | 'before' | 'after'

const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow

/**
 * The ends of each region and their neighbours. Within the window also every fourth day. Outside it also days of other
 * years, some with the month and day of a day within.
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
 * A day in one region of the date window, counted from today and negative in the past. Many lie beside the edge.
 * Shrinks towards the edge, within the window towards today. Source: Account information / Limits.
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
