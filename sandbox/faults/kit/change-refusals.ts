import type { Rules } from '../../world/rules.ts'
import type { IsWrong } from './only-when.ts'
import { changeAnswers } from './change-answers.ts'

/** Has these classes accepted, at one route where it is given, and only where `isWrong` says so of an address. */
export function acceptRefused(
  rules: Rules,
  errorClasses: readonly string[],
  at?: string,
  isWrong: IsWrong = () => true,
): void {
  changeAnswers(rules, ({ route, url = '' }, { error_class: sent = '' }) =>
    errorClasses.includes(sent) && (at ?? route) === route && isWrong(url, route)
      ? { status: 200, json: { data: {} } }
      : {},
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
