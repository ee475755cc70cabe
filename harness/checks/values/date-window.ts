import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { held, holds, type Judgement } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { isSuccess } from '../answers/answer.ts'
import { refusedAs, refused } from '../answers/refused-as.ts'
import { asOne } from '../../verdicts/together.ts'

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

/** How a request was answered with one of its dates, which is wrong. */
interface DateProbe {
  field: DateField
  wrong: WrongDate
  answer: Exchange
  /** How the fetch ended, where one was started. */
  ended?: Ended | undefined
}

/** The answers of one route to days around the window of its dates and in it. */
export interface WindowProbes {
  /** To days that lie outside in every reading of the window. */
  outside: readonly DateProbe[]
  /** To the day before the first and the day after the last, as UTC and the calendar have them. */
  beyond: readonly DateProbe[]
  /** To a day without the scope that takes one, and to a moment of a day. */
  unfit: readonly DateProbe[]
  /** To days that lie inside in every reading. */
  inside: readonly Exchange[]
  /** To the first day and the last. */
  ends: readonly Exchange[]
  /** To the same request with dates that were accepted, or with the same scopes and no dates. */
  control: Exchange
}

/** Whether a route refused each of these dates, by the class of the field. Source: Account information / Limits, date window. */
export function datesRefused(dates: readonly DateProbe[], control: Exchange): Judgement {
  return asOne(
    dates.map(({ field, wrong, answer, ended }) => refusedForDate(control, answer, dateClasses(field, wrong), ended)),
  )
}

/** Whether a route accepted each of these dates. Source: Account information / Limits, date window. */
export function datesAccepted(answers: readonly Exchange[], control: Exchange): Judgement {
  return asOne(answers.map((answer) => accepted(control, answer)))
}

/** Whether a route refused dates beside a fetch that takes none, by whatever class. Source: Account information / Version 3 differences. */
export function undatedRefused({ unfit, control }: WindowProbes): Judgement {
  return asOne(
    unfit
      .filter(({ wrong }) => wrong === 'unusable')
      .map(({ field, wrong, answer, ended }) =>
        isSuccess(answer)
          ? refusedForDate(control, answer, dateClasses(field, wrong), ended)
          : refused(control, answer),
      ),
  )
}

/** Whether a route takes dates as a creation does. Source: Account information / Version 4, reconnect body. */
export function datesAsInCreation({ outside, unfit, inside, control }: WindowProbes): Judgement {
  return asOne([datesRefused([...outside, ...unfit], control), datesAccepted(inside, control)])
}
