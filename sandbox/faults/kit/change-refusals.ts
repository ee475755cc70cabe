import { type Patch, together, wrapRule } from './change-rule.ts'

/** Has what these classes refuse refused with another one, at one route where it is given. */
export function refuseWith(errorClasses: readonly string[], other: string, at?: string): Patch {
  return together(
    wrapRule('errors.classSent', (rule, errorClass, route) =>
      errorClasses.includes(errorClass) && (at ?? route) === route ? other : rule(errorClass, route),
    ),
    wrapRule('openFinance.errors.codeSent', (rule, code) => (errorClasses.includes(code) ? other : rule(code))),
  )
}
