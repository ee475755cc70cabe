import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demandKnown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement, noted } from '../../../core/judgement.ts'
import { metaOf, type Row } from '../answers/answer.ts'
import { rowsIn } from './list-answered.ts'
import type { DatedRates } from './rates.ts'

/**
 * Whether every rate that failed is the one of the day before. Given are the rates of a day and of the day after it; what the
 * first of them has from still earlier is the latest there is. It is only implied where that one failed too: a list may hold
 * what was known on its day, and the rate of that day may have come later. Where no rate failed this is noted.
 * Source: Account information / Other resources, row Rate.
 */
export const failedRatesAsBefore = check(([before, day]: readonly [DatedRates, DatedRates]) => {
  const evidence = [before.exchange, day.exchange]
  const earlier = new Map(rowsIn(before.exchange).map((row) => [row['currency_code'], row]))
  const failed = [...rowsIn(day.exchange).entries()].filter(
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
  if (failed.length === 0) return noted(because('nothing-to-check', { what: 'rate with fail' }), evidence)
  return holds(evidence, failed.length, 'rate')
})

/** Whether no rate was issued after the day of its list, and one that failed before it. */
export const ratesIssuedByTheirDay = check((lists: readonly DatedRates[]) => {
  const evidence = lists.map(({ exchange }) => exchange)
  let seen = 0
  for (const { exchange } of lists) {
    const rows = rowsIn(exchange)
    const odd = lateRate(exchange, rows)
    if (odd) return odd
    seen += rows.length
  }
  return holds(evidence, seen, 'rate')
})

function lateRate(exchange: Exchange, rows: readonly Row[]): Judgement | undefined {
  const day = metaOf(exchange)?.['issued_on']
  demandKnown(typeof day === 'string', 'issued_on', 'meta', [exchange])
  for (const [at, { issued_on: issuedOn, fail }] of rows.entries()) {
    if (typeof issuedOn !== 'string' || issuedOn < day || (issuedOn === day && fail !== true)) continue
    const wanted = fail === true ? `a day before ${day}` : `${day}, or a day before`
    return differs({ wanted, got: issuedOn, place: `data[${at}].issued_on` }, [exchange])
  }
  return undefined
}
