import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { metaOf, type Row, rowsOf } from '../answers/answer.ts'
import { withoutRows } from './list-answered.ts'
import type { DatedRates } from './rates.ts'
import { missingIn } from '../answers/nothing-in.ts'

/**
 * Whether every rate that failed is the one of the day before. Given are the rates of a day and of the day after it; what the
 * first of them has from still earlier is the latest there is. It is only implied where that one failed too: a list may hold
 * what was known on its day, and the rate of that day may have come later. Where no rate failed this is noted.
 * Source: Account information / Other resources, row Rate.
 */
export function failedRatesAsBefore([before, day]: readonly [DatedRates, DatedRates]): Judgement {
  for (const { exchange } of [before, day]) {
    const unread = withoutRows(exchange)
    if (unread !== undefined) return unread
  }
  const evidence = [before.exchange, day.exchange]
  const earlier = new Map(rowsIn(before).map((row) => [row['currency_code'], row]))
  const failed = [...rowsIn(day).entries()].filter(
    ([, row]) => row['fail'] === true && earlier.has(row['currency_code']),
  )
  const odd = failed.filter(([, row]) => String(row['rate']) !== String(earlier.get(row['currency_code'])?.['rate']))
  const hasFailedToo = ([, row]: [number, Row]) => earlier.get(row['currency_code'])?.['fail'] === true
  const worst = odd.find((one) => !hasFailedToo(one)) ?? odd[0]
  if (worst) {
    const [at, { currency_code: code, rate }] = worst
    const difference = { wanted: String(earlier.get(code)?.['rate']), got: String(rate), place: `data[${at}].rate` }
    const found = differs(difference, evidence)
    return hasFailedToo(worst) ? { ...found, atMost: 'implied' } : found
  }
  if (failed.length === 0)
    return noted(because('cannot-decide', { why: 'No rate of the list has fail true' }), evidence)
  return holds(evidence, failed.length, 'rate')
}

/** Whether no rate was issued after the day of its list, and one that failed before it. */
export function ratesIssuedByTheirDay(lists: readonly DatedRates[]): Judgement {
  const evidence = lists.map(({ exchange }) => exchange)
  let seen = 0
  for (const { exchange } of lists) {
    const unread = withoutRows(exchange)
    if (unread !== undefined) return unread
    const odd = lateRate(exchange)
    if (odd) return odd
    seen += rowsOf(exchange)?.length ?? 0
  }
  return holds(evidence, seen, 'rate')
}

function lateRate(exchange: Exchange): Judgement | undefined {
  const day = metaOf(exchange)?.['issued_on']
  if (typeof day !== 'string') return missingIn('meta', 'issued_on', [exchange])
  for (const [at, { issued_on: issuedOn, fail }] of (rowsOf(exchange) ?? []).entries()) {
    if (typeof issuedOn !== 'string' || issuedOn < day || (issuedOn === day && fail !== true)) continue
    const wanted = fail === true ? `a day before ${day}` : `${day}, or a day before`
    return differs({ wanted, got: issuedOn, place: `data[${at}].issued_on` }, [exchange])
  }
  return undefined
}

function rowsIn({ exchange }: DatedRates): readonly Row[] {
  return rowsOf(exchange) ?? []
}
