import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from './change-answers.ts'

export function acceptRefused(rules: Rules, errorClasses: readonly string[], at?: string): void {
  changeAnswers(rules, ({ route }, { error_class: sent = '' }) =>
    errorClasses.includes(sent) && (at ?? route) === route ? { status: 200, json: { data: {} } } : {},
  )
}

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
