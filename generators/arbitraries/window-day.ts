import fc from 'fast-check'
import { dateWindow } from '../../harness/checks/values/date-window.ts'

/** Where a day lies: in the window or at its edges, before it, or after it. */
export type WindowRegion = 'within' | 'before' | 'after'

/**
 * Days from today, below zero in the past, in one region of the date window; many of them beside its edge. Shrinks
 * towards the edge, in the window towards today. Source: Account information / Limits.
 */
export function windowDay(region: WindowRegion): fc.Arbitrary<number> {
  const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow
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
