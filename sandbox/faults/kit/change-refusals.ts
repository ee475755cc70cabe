import { type Patch, together, wrapRule } from './change-rule.ts'

/** Gives refusals of these classes another class, at one route if given. */
export function refuseWith(errorClasses: readonly string[], other: string, at?: string): Patch {
  return together(
    wrapRule('errors.classSent', (rule, errorClass, route) =>
      errorClasses.includes(errorClass) && (at ?? route) === route ? other : rule(errorClass, route),
    ),
    wrapRule('openFinance.errors.codeSent', (rule, code) => (errorClasses.includes(code) ? other : rule(code))),
  )
}
