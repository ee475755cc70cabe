import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { held, holds, type Judgement } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { isSuccess } from '../answers/answer.ts'
import { refusedAs } from '../answers/refused-as.ts'

/**
 * Days from today, below zero in the past. Today is a day of UTC and may be another where the target is; two months are
 * 59 to 62 days; so a day of grace lies on both sides of each edge.
 * Source: Account information / Limits, date window.
 */
export const dateWindow = { tooEarly: -64, surelyFrom: -58, surelyUntil: 0, tooLate: 3 } as const

const called: Record<string, [first: number, last: number]> = {
  '2 months ago': [dateWindow.tooEarly + 1, dateWindow.surelyFrom],
  today: [-1, 1],
}

/** First and last of the days that may be meant by a word, from today, with a day of grace. @throws Error DAY_UNKNOWN */
export function daysCalled(word: string): [first: number, last: number] {
  const days = called[word]
  if (!days) throw new Error(`DAY_UNKNOWN: no days are called "${word}"; known are ${Object.keys(called).join(', ')}`)
  return days
}

export type DateField = 'from_date' | 'to_date'

/** What is wrong with a date: its day, that its scope is missing, or that it is no day. */
export type WrongDate = 'outside' | 'unusable' | 'malformed'

/** A date sent with scopes: at most one of the two is wrong. */
export interface DateCase {
  field: DateField
  scopes: readonly string[]
  day: number
}

/** What the documents say of a date; undefined where it lies within the grace at an edge. */
export function rulingOf({ scopes, day }: DateCase): 'accepted' | WrongDate | undefined {
  if (!scopes.includes('transactions')) return 'unusable'
  if (day <= dateWindow.tooEarly || day >= dateWindow.tooLate) return 'outside'
  return day >= dateWindow.surelyFrom && day <= dateWindow.surelyUntil ? 'accepted' : undefined
}

/** The classes by which a date may be refused; where the date itself is wrong the general classes fit as well. */
export function dateClasses(field: DateField, wrong: WrongDate): string[] {
  const own = field === 'from_date' ? 'InvalidFromDate' : 'InvalidToDate'
  if (wrong === 'unusable') return [own]
  return [own, ...(wrong === 'malformed' ? ['DateFormatInvalid'] : []), 'DateOutOfRange']
}

/** How the fetch ended that a request started in spite of its date. */
export interface Ended {
  failErrorClass: string | undefined
  exchange: Exchange
}

/** Whether a request was refused for a date, at once or by its attempt: the documents do not say when a class is reported. */
export function refusedForDate(
  control: Exchange | undefined,
  answer: Exchange,
  classes: readonly string[],
  ended?: Ended,
): Judgement {
  const errorClass = ended?.failErrorClass
  if (!ended || errorClass === undefined || !classes.includes(errorClass)) return refusedAs(control, answer, classes)
  return held(because('refused', { outcome: errorClass }), [answer, ended.exchange])
}

/**
 * Whether a date was accepted or refused as the window and the scopes demand. `control` is the request without the date.
 * Source: Account information / Version 4, login create body; Errors.
 */
export function dateDecided(
  control: Exchange,
  answer: Exchange,
  given: DateCase & { ended?: Ended | undefined },
): Judgement {
  const ruling = rulingOf(given)
  if (ruling === 'accepted') return accepted(control, answer)
  if (ruling === undefined && isSuccess(answer)) return holds([answer])
  return refusedForDate(control, answer, dateClasses(given.field, ruling ?? 'outside'), given.ended)
}
