import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'

/** Has what is to be refused with one of these classes accepted, on one route or on all. */
export function acceptRefused(rules: Rules, errorClasses: readonly string[], at?: string): void {
  changeAnswers(rules, ({ route }, { error_class: sent = '' }) =>
    errorClasses.includes(sent) && (at ?? route) === route ? { status: 200, json: { data: {} } } : {},
  )
}

/** Has what is to be refused with one of these classes refused with another one, on one route or on all. */
export function refuseWith(
  { errors, openFinance }: Rules,
  errorClasses: readonly string[],
  other: string,
  at?: string,
): void {
  const { classSent } = errors
  errors.classSent = (errorClass, route) =>
    errorClasses.includes(errorClass) && (at ?? route) === route ? other : classSent(errorClass, route)
  const { codeSent } = openFinance.errors
  openFinance.errors.codeSent = (code) => (errorClasses.includes(code) ? other : codeSent(code))
}
