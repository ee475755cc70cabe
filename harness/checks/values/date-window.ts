import type { Exchange } from '../../../core/exchange.ts'
import { held, holds, type Judgement } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { isSuccess } from '../answers/answer.ts'
import { refusedAs } from '../answers/refused-as.ts'
import { nothingSent } from '../answers/nothing-in.ts'

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

/** A date sent with scopes: at most one of the two is wrong. `moment`: a moment of that day, which is no date. */
export interface DateCase {
  field: DateField
  scopes: readonly string[]
  day: number
  moment?: true
}

type DateRuling = 'accepted' | 'outside' | 'unusable' | 'malformed' | 'near an edge'

/** What the documents say of a date; nothing where it lies within the grace at an edge. */
export function rulingOf({ scopes, day, moment }: DateCase): DateRuling {
  if (!scopes.includes('transactions')) return 'unusable'
  if (moment) return 'malformed'
  if (day <= dateWindow.tooEarly || day >= dateWindow.tooLate) return 'outside'
  return day >= dateWindow.surelyFrom && day <= dateWindow.surelyUntil ? 'accepted' : 'near an edge'
}

/** The classes by which a date may be refused; where the date itself is wrong the general classes fit as well. */
export function dateClasses(field: DateField, ruling: DateRuling): string[] {
  const own = field === 'from_date' ? 'InvalidFromDate' : 'InvalidToDate'
  if (ruling === 'unusable') return [own]
  return [own, ...(ruling === 'malformed' ? ['DateFormatInvalid'] : []), 'DateOutOfRange']
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
  return held(`The target accepted the request, and its attempt failed with ${errorClass}`, [answer, ended.exchange])
}

/**
 * Whether a date was accepted or refused as the window and the scopes demand. `control` is the request without the date.
 * Source: Account information / Version 4, login create body; Errors.
 */
export function dateDecided(
  control: Exchange | undefined,
  answer: Exchange,
  given: DateCase & { ended?: Ended | undefined },
): Judgement {
  const ruling = rulingOf(given)
  if (ruling === 'accepted') return accepted(control, answer)
  if (ruling === 'near an edge' && isSuccess(answer)) return holds([answer])
  return refusedForDate(control, answer, dateClasses(given.field, ruling), given.ended)
}

/**
 * Whether a request follows the date rules, by cases tried in turn. `good` is the request with dates that are right; one
 * that is refused for a date breaks the rule, one that is refused for anything else leaves the others unproven.
 */
export function datesKeepRules(
  good: Exchange | undefined,
  tried: ReadonlyArray<DateCase & { answer: Exchange; ended?: Ended | undefined }>,
): Judgement {
  const passed = tried.find((one) => rulingOf(one) !== 'accepted' && isSuccess(one.answer))
  if (passed) return dateDecided(undefined, passed.answer, passed)
  const classes = (['from_date', 'to_date'] as const).flatMap((field) => dateClasses(field, 'outside'))
  if (good && refusedAs(undefined, good, classes).finding === 'held') return accepted(undefined, good)
  const decided = tried.map((one) => dateDecided(good, one.answer, one))
  const worst = decided.find(({ finding }) => finding === 'broken') ?? decided.find(({ finding }) => finding !== 'held')
  if (worst) return worst
  if (!good || tried.length === 0) return nothingSent()
  const evidence = [good, ...tried.map((one) => one.answer)]
  return holds(evidence, tried.length, 'other date')
}
