import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demand, demandDifferent } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { accepted } from '../answers/accepted.ts'
import { valueAt } from '../answers/pick.ts'
import { rowsSatisfy } from './rows-satisfy.ts'
import type { Default } from './setting-shown.ts'

/** A span of days, YYYY-MM-DD, both ends in it. */
export interface Days {
  first: string
  last: string
}

/** The day that an answer shows at a place, or undefined. */
export function dayAt(exchange: Exchange, place: string): string | undefined {
  const value = valueAt(exchange, place)
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : undefined
}

/** The default of a date: a day of a span. What is no day is not shown. */
export function dayWithin({ first, last }: Days): Default {
  const is = (day: unknown) => String(day) >= first && String(day) <= last
  return { wanted: `a day from ${first} to ${last}`, is, shownAt: dayAt }
}

/**
 * Whether the day that stands where none was sent is accepted when it is sent. `before` and `after` show that day, asked
 * for before and after `answer`: where it changed meanwhile, as at midnight, nothing follows.
 */
export const defaultDayAccepted = check((before: Exchange, answer: Exchange, after: Exchange, place: string) => {
  const judgement = accepted(before, answer)
  const [first, last] = [before, after].map((shown) => dayAt(shown, place))
  const isClear = judgement.finding !== 'broken' || first === last
  demand(isClear, because('value-differs', { place, wanted: String(first), got: String(last) }))
  return judgement
})

/** The day of a row of transactions. */
export const madeOn = (row: Record<string, unknown>): string => String(row['made_on']).slice(0, 10)

/** Whether no transaction was made before a day. */
export const madeSince = check((pages: readonly Exchange[], first: string) =>
  rowsSatisfy(pages, (row) => madeOn(row) >= first, {
    wanted: `made_on from ${first}`,
    got: (row) => `made_on ${madeOn(row)}`,
  }),
)

/**
 * Whether every transaction was made within the days asked for. `others` were fetched without such bounds; unless some
 * of them lie outside, the bounds show nothing.
 */
export const madeWithin = check((pages: readonly Exchange[], others: readonly Exchange[], { first, last }: Days) => {
  const outside = (row: Record<string, unknown>) => madeOn(row) < first || madeOn(row) > last
  const wanted = `made_on from ${first} to ${last}`
  const control = rowsSatisfy(others, (row) => !outside(row), { wanted })
  if (control.finding === 'inconclusive') return control
  demandDifferent(control.finding !== 'held', wanted, control.evidence)
  return rowsSatisfy(pages, (row) => !outside(row), { wanted, got: (row) => `made_on ${madeOn(row)}` })
})
