import { fraction, dateOf, dayNumber } from '../basics/days.ts'
import { currencies } from './lists.ts'
import { readData } from './read-data.ts'

export interface Rate {
  currency_code: string
  /** Dollars for one unit of the currency, up to ten digits after the point. */
  rate: number
  /** True when the day's rate was unavailable and an earlier one is given. */
  fail: boolean
  /** YYYY-MM-DD, the day of the rate; earlier than the list's when `fail` is true. */
  issued_on: string
}

export interface RatesOfDay {
  /** YYYY-MM-DD. */
  issued_on: string
  rates: readonly Rate[]
}

/** The first day with rates. Source: Version 4 endpoints, rates. */
export const firstRatesDay = '2014-03-21'

/**
 * The rates of a day, YYYY-MM-DD; days before the first have the first day's rates. Invented, and the same on every
 * machine.
 */
export function ratesOn(date: string): RatesOfDay {
  const issued_on = date < firstRatesDay ? firstRatesDay : date
  return { issued_on, rates: currencies().map(({ code }) => rateOf(code, issued_on)) }
}

/** Dollars for one unit of a currency or asset on a day; undefined for an unknown code. */
export function dollarsFor(code: string, date: string): number | undefined {
  const { current, retired } = readData('currencies')
  const day = date < firstRatesDay ? firstRatesDay : date
  if (Object.hasOwn(current, code) || Object.hasOwn(retired, code)) return rateOf(code, day).rate
  const price = readData('assets')[code]?.[1]
  return price === undefined ? undefined : valueOn(code, price, dayNumber(new Date(day)))
}

function rateOf(code: string, issuedOn: string): Rate {
  const { current, retired } = readData('currencies')
  const old = retired[code]
  if (old) {
    const successor = rateOf(old[1], issuedOn)
    return { ...successor, currency_code: code, rate: rounded(successor.rate / old[2]) }
  }
  const base = current[code]?.[1] ?? 1
  const day = dayNumber(new Date(issuedOn))
  const first = dayNumber(new Date(firstRatesDay))
  let known = day
  while (known > first && missing(code, known)) known -= 1
  const knownOn = dateOf(known)
  return { currency_code: code, rate: valueOn(code, base, known), fail: known !== day, issued_on: knownOn }
}

function missing(code: string, day: number): boolean {
  return code !== 'USD' && fraction('missing', code, day) < 0.03
}

/** The base, changed by a slow wave and a daily jump of a few per cent each; the dollar is constant. */
function valueOn(code: string, base: number, day: number): number {
  if (code === 'USD') return 1
  const wave = 0.04 * Math.sin(day / 97 + 7 * fraction('phase', code))
  const jolt = 0.01 * (fraction('jolt', code, day) - 0.5)
  return rounded(base * (1 + wave + jolt))
}

function rounded(value: number): number {
  return Number(value.toPrecision(8))
}
