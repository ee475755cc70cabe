import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demandSome, nothingIn, demandDifferent, demandKnown } from '../answers/demands.ts'
import { shiftDays } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, noted, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { isSuccess, metaOf, outcomeOf, rowsOf, type Row } from '../answers/answer.ts'
import { listAnswered, rowsIn } from './list-answered.ts'

export interface DatedRates {
  /** YYYY-MM-DD, as it was asked for. */
  date: string
  exchange: Exchange
}

/** A day without rates may be answered with a day so many days before. */
export const graceDays = 10

/**
 * Whether two dates, years apart, are answered with rates of those dates: meta names the day, or one shortly before it,
 * and the rates are not the same.
 */
export const ratesFollowDate = check(([one, other]: readonly [DatedRates, DatedRates]) => {
  for (const { date, exchange } of [one, other]) {
    const answered = listAnswered(exchange)
    if (answered.finding !== 'held') return answered
    const issuedOn = metaOf(exchange)?.['issued_on']
    const from = shiftDays(date, -graceDays)
    if (typeof issuedOn !== 'string' || (issuedOn >= from && issuedOn <= date)) continue
    return differs({ wanted: `${date}, or a day shortly before`, got: issuedOn, place: 'meta.issued_on' }, [exchange])
  }
  const evidence = [one.exchange, other.exchange]
  const shared = [...valuesOf(one.exchange).keys()].filter((code) => valuesOf(other.exchange).has(code))
  demandSome(shared.length, 'currency with a rate of both dates', evidence)
  const changed = differingCode(one.exchange, other.exchange)
  if (changed !== undefined) return holds(evidence, shared.length, 'currency', 'currencies')
  const difference = {
    wanted: `other rates on ${other.date} than on ${one.date}`,
    got: `the same ${count(shared.length, 'rate')}`,
    place: 'data',
  }
  return differs(difference, evidence)
})

/**
 * Whether a date before the first day gives the rates of the first day. Given are the rates of the first day, of a later
 * day and of the earlier date; the later day must differ, else every answer would look right.
 * Source: Account information / Endpoints / Version 4.
 */
export const earlierGivesFirst = check(([firstDay, later, earlier]: readonly [DatedRates, DatedRates, DatedRates]) => {
  const [date, first] = [earlier.date, firstDay.date]
  const evidence = [later.exchange, firstDay.exchange, earlier.exchange]
  const refused = [firstDay.exchange, later.exchange].find((exchange) => !isSuccess(exchange))
  if (refused) nothingIn(refused, 'list of rates', evidence)
  const wanted = `the rates of ${first}`
  if (!isSuccess(earlier.exchange))
    return differs(
      { wanted: `${wanted} for ${date}, before the first day`, got: outcomeOf(earlier.exchange) },
      evidence,
    )
  const isClear = differingCode(firstDay.exchange, later.exchange) !== undefined
  demandDifferent(isClear, `rates of ${first}`, evidence)
  const got = metaOf(earlier.exchange)?.['issued_on']
  if (typeof got === 'string' && got !== first)
    return differs({ wanted, got, place: 'meta.issued_on' }, [earlier.exchange])
  const shown = valuesOf(earlier.exchange)
  const missing = [...valuesOf(firstDay.exchange).keys()].find((one) => !shown.has(one))
  if (missing !== undefined) return differs({ wanted, got: `no rate of ${missing}`, place: 'data' }, evidence)
  const code = differingCode(firstDay.exchange, earlier.exchange)
  if (code === undefined) return holds(evidence, shown.size, 'rate')
  return differs({ wanted, got: `a different rate of ${code}`, place: 'data' }, evidence)
})

/** Whether USD, to which all rates are relative, has the rate 1. A list without it is noted. */
export const usdRateIsOne = check((list: Exchange) => {
  const rows = rowsIn(list)
  const at = rows.findIndex(({ currency_code }) => currency_code === 'USD')
  if (at === -1) return noted(because('nothing-to-check', { what: 'rate of USD' }), [list])
  const got = String(valuesOf(list).get('USD'))
  if (Number(got) === 1) return holds([list])
  return differs({ wanted: '1', got, place: `data[${at}].rate` }, [list])
})

/** Whether every rate issued before the day of its list is marked by fail; undefined where there is none. */
export function earlierRatesMarked(exchange: Exchange): Judgement | undefined {
  const day = metaOf(exchange)?.['issued_on']
  const earlier = [...(rowsOf(exchange) ?? []).entries()].filter(
    ([, { issued_on: own }]) => typeof own === 'string' && typeof day === 'string' && own < day,
  )
  const unmarked = earlier.find(([, { fail }]) => fail !== true)
  if (!unmarked) return earlier.length > 0 ? holds([exchange], earlier.length, 'rate') : undefined
  const [index, { issued_on: own, fail }] = unmarked
  const difference = { wanted: `true, the rate being of ${String(own)}`, got: String(fail) }
  return differs({ ...difference, place: `data[${index}].fail` }, [exchange])
}

/** The first currency whose rate differs between two answers, or undefined. */
function differingCode(one: Exchange, other: Exchange): string | undefined {
  const rates = valuesOf(other)
  return [...valuesOf(one)].find(([code, rate]) => rates.has(code) && rates.get(code) !== rate)?.[0]
}

/** Integers of many digits are compared as such: to print one takes long. */
function valuesOf(exchange: Exchange): Map<string, unknown> {
  return new Map((rowsOf(exchange) ?? []).map(({ currency_code, rate }) => [String(currency_code), rate]))
}

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
