import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { isSuccess } from '../answers/answer.ts'
import { refused } from '../answers/refused-as.ts'
import { asOne } from '../../verdicts/together.ts'
import { dateClasses, type DateField, type Ended, refusedForDate, type WrongDate } from './date-window.ts'

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
