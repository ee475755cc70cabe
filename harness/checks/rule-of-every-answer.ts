import type { Exchange } from '../client/exchange.ts'
import { inconclusive, type Judgement } from '../run/judgement.ts'
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
} from './error-form.ts'

type Rule = (exchanges: readonly Exchange[], version: string) => Judgement

/** Rules that hold of every answer, whatever was asked, by the row that states them. */
const rules = new Map<string, Rule>([
  ['conventions/envelope/success-is-json', successIsJson],
  ['conventions/envelope/success-wrapped-in-data', successWrappedInData],
  ['conventions/envelope/success-status', successStatus],
  ['conventions/envelope/error-is-json', errorIsJson],
  ['conventions/errors/error-class', errorHasClass],
  ['conventions/errors/error-message', errorHasMessage],
  ['conventions/errors/request-is-object', errorHasRequest],
  ['conventions/errors/never-a-server-error', neverServerError],
  [
    'conventions/errors/class-is-documented',
    (exchanges, version) => errorClassDocumented(exchanges, documentedClasses(version)),
  ],
  [
    'conventions/errors/status-is-documented',
    (exchanges, version) =>
      errorStatusDocumented(exchanges, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
  ],
])

/**
 * Judges a rule that holds of every answer, over all that were seen. `version` chooses the list of error classes: `v4`.
 * A row that states no such rule is inconclusive.
 */
export function ruleOfEveryAnswer(row: string, exchanges: readonly Exchange[], version: string): Judgement {
  return rules.get(row)?.(exchanges, version) ?? inconclusive(`${row} states no rule of every answer.`)
}
