import { type Patch, together, wrapRule } from './change.ts'

/** Gives refusals of these classes or rules another class, at one route if given. */
export function refuseWith(refused: readonly string[], other: string, at?: string): Patch {
  return together(
    wrapRule('errors.classSent', (rule, errorClass, route, by = '') =>
      (refused.includes(errorClass) || refused.includes(by)) && (at ?? route) === route
        ? other
        : rule(errorClass, route, by),
    ),
    wrapRule('openFinance.errors.codeSent', (rule, code) => (refused.includes(code) ? other : rule(code))),
  )
}
