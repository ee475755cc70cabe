import { shiftDays } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, noted, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, metaOf, outcomeOf, rowsOf, transportErrorIn } from '../answers/answer.ts'
import { listAnswered } from './list-answered.ts'

/** Rates as they were answered for a date. */
export interface DatedRates {
  /** YYYY-MM-DD, as it was asked for. */
  date: string
  exchange: Exchange
}

/** A day without rates may be answered with a day so many days before. */
const graceDays = 10

/**
 * Whether two dates, years apart, are answered with rates of those dates: meta names the day, or one shortly before it,
 * and the rates are not the same.
 */
export function ratesFollowDate([one, other]: readonly DatedRates[]): Judgement {
  if (one === undefined || other === undefined) return inconclusive('Two dates are compared; one was not read.')
  for (const { date, exchange } of [one, other]) {
    const answered = listAnswered(exchange)
    if (answered.finding !== 'held') return answered
    const issuedOn = metaOf(exchange)?.['issued_on']
    const from = shiftDays(date, -graceDays)
    if (typeof issuedOn !== 'string' || (issuedOn >= from && issuedOn <= date)) continue
    const difference = { wanted: `${date}, or a day shortly before`, got: issuedOn, place: 'meta.issued_on' }
    return broken('The rates are not those of the date asked for.', difference, [exchange])
  }
  const evidence = [one.exchange, other.exchange]
  const shared = [...valuesOf(one.exchange).keys()].filter((code) => valuesOf(other.exchange).has(code))
  if (shared.length === 0) return inconclusive('The two dates have no currency in common.', evidence)
  const changed = differingCode(one.exchange, other.exchange)
  if (changed !== undefined)
    return held(`Of ${shared.length} rates that of ${changed} differs, among others.`, evidence)
  const difference = {
    wanted: `other rates on ${other.date} than on ${one.date}`,
    got: `the same ${shared.length} rates`,
  }
  return broken('Dates years apart are answered with the same rates.', difference, evidence)
}

/**
 * Whether a date before the first day gives the rates of the first day. Given are the rates of the first day, of a later
 * day and of the earlier date; the later day must differ, else every answer would look right.
 * Source: Account information / Endpoints / Version 4.
 */
export function earlierGivesFirst([firstDay, later, earlier]: readonly DatedRates[]): Judgement {
  if (!firstDay || !later || !earlier) return inconclusive('Three dates are compared; one was not read.')
  const evidence = [later.exchange, firstDay.exchange, earlier.exchange]
  const trouble = transportErrorIn(evidence)
  if (trouble !== undefined) return trouble
  if (!isSuccess(firstDay.exchange) || !isSuccess(later.exchange)) {
    return inconclusive(`The first day has no rates to compare with: ${outcomeOf(firstDay.exchange)}.`, evidence)
  }
  const wanted = `the rates of ${firstDay.date}`
  if (!isSuccess(earlier.exchange)) {
    return broken('A date before the first day was refused.', { wanted, got: outcomeOf(earlier.exchange) }, evidence)
  }
  if (differingCode(firstDay.exchange, later.exchange) === undefined) {
    return inconclusive('A later day has the same rates, so every answer would look right.', evidence)
  }
  const issuedOn = metaOf(earlier.exchange)?.['issued_on']
  if (typeof issuedOn === 'string' && issuedOn !== firstDay.date) {
    return broken(
      'A date before the first day gives another day.',
      { wanted, got: issuedOn, place: 'meta.issued_on' },
      [earlier.exchange],
    )
  }
  const other = differingCode(firstDay.exchange, earlier.exchange)
  if (other === undefined) return held(`${earlier.date} has the rates of ${firstDay.date}.`, evidence)
  return broken(
    'A date before the first day has rates of its own.',
    { wanted, got: `another rate of ${other}` },
    evidence,
  )
}

/** Whether the dollar, to which all rates are relative, has the rate 1. A list without it is noted. */
export function dollarIsOne(list: Exchange | undefined): Judgement {
  const answered = listAnswered(list)
  if (answered.finding !== 'held' || list === undefined) return answered
  const at = (rowsOf(list) ?? []).findIndex(({ currency_code }) => currency_code === 'USD')
  if (at === -1) return noted('The dollar is not among the rates.', [list])
  const got = valuesOf(list).get('USD')
  if (Number(got) === 1) return held('The rate of USD is 1.', [list])
  return broken('The dollar is not worth a dollar.', { wanted: '1', got: String(got), place: `data[${at}].rate` }, [
    list,
  ])
}

/** Whether every rate issued before the day of its list is marked by fail. Where there is none this is noted. */
export function earlierRatesMarked(lists: readonly DatedRates[]): Judgement {
  const evidence = lists.map(({ exchange }) => exchange)
  let marked = 0
  for (const { exchange } of lists) {
    const answered = listAnswered(exchange)
    if (answered.finding !== 'held') return answered
    const day = metaOf(exchange)?.['issued_on']
    for (const [index, { issued_on: issuedOn, fail }] of (rowsOf(exchange) ?? []).entries()) {
      if (typeof issuedOn !== 'string' || typeof day !== 'string' || issuedOn >= day) continue
      marked += 1
      if (fail === true) continue
      const difference = {
        wanted: `true, the rate being of ${issuedOn}`,
        got: String(fail),
        place: `data[${index}].fail`,
      }
      return broken('A rate of an earlier day is not marked by fail.', difference, [exchange])
    }
  }
  if (marked === 0) return noted('No rate was issued before the day of its list, so nothing was seen.', evidence)
  return held(`All ${marked} rates of an earlier day have fail true.`, evidence)
}

/** The first currency whose rate differs between two answers, or undefined. */
function differingCode(one: Exchange, other: Exchange): string | undefined {
  const rates = valuesOf(other)
  return [...valuesOf(one)].find(([code, rate]) => rates.has(code) && rates.get(code) !== rate)?.[0]
}

function valuesOf(exchange: Exchange): Map<string, string> {
  return new Map((rowsOf(exchange) ?? []).map(({ currency_code, rate }) => [String(currency_code), String(rate)]))
}
