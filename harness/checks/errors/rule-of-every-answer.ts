import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import { successIsJson, successStatus, successWrappedInData } from './envelope.ts'
import {
  errorClassDocumented,
  errorHasClass,
  errorHasMessage,
  errorHasRequest,
  errorIsJson,
  errorStatusDocumented,
  neverServerError,
  type ErrorForm,
} from './error-form.ts'

/** What a version says of errors: its short name, `v4`, and the forms of their bodies. */
export interface ErrorsOf {
  version: string
  errorForms: readonly ErrorForm[]
}

type Rule = (exchanges: readonly Exchange[], errors: ErrorsOf) => Judgement

/** Rules that hold of every answer, whatever was asked, by the row that states them. */
const rules = new Map<string, Rule>([
  ['conventions/envelope/success-is-json', successIsJson],
  ['conventions/envelope/success-wrapped-in-data', successWrappedInData],
  ['conventions/envelope/success-status', successStatus],
  ['conventions/envelope/error-is-json', errorIsJson],
  ['conventions/errors/error-class', (exchanges, { errorForms }) => errorHasClass(exchanges, errorForms)],
  ['conventions/errors/error-message', (exchanges, { errorForms }) => errorHasMessage(exchanges, errorForms)],
  ['conventions/errors/request-is-object', errorHasRequest],
  ['conventions/errors/never-a-server-error', neverServerError],
  [
    'conventions/errors/class-is-documented',
    (exchanges, { version }) => errorClassDocumented(exchanges, documentedClasses(version)),
  ],
  [
    'conventions/errors/status-is-documented',
    (exchanges, { version }) =>
      errorStatusDocumented(exchanges, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
  ],
])

/**
 * Judges a rule that holds of every answer, over all that were seen. `errors` says which classes, statuses and forms errors have.
 * A row that states no such rule is inconclusive.
 */
export function ruleOfEveryAnswer(row: string, exchanges: readonly Exchange[], errors: ErrorsOf): Judgement {
  return rules.get(row)?.(exchanges, errors) ?? inconclusive(`${row} states no rule of every answer.`)
}
