import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../../checks/errors/documented-errors.ts'
import * as errors from '../../checks/errors/error-form.ts'
import { requestsAreTheirs } from '../../checks/errors/request-shown.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import type { Together } from '../observer.ts'

/** A point of refusals, for interfaces whose errors have that form. */
function of(point: string, together: Together): AnswerRule {
  return {
    point,
    together,
    byItself: true,
    decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? undefined : together([exchange], dialect)),
  }
}

/**
 * Every refusal has the documented form, a documented class and a documented status, whatever was wrong with its
 * request. An interface adds points of its own by the `refusals` of its `checks/observed.ts`.
 */
export const observer = observerOf(
  'refusals',
  'Every refusal is as documented',
  [
    of('error-is-json', errors.errorIsJson),
    of('error-class', (answer, { errorForms }) => errors.errorHasClass(answer, errorForms)),
    of('error-message', (answer, { errorForms }) => errors.errorHasMessage(answer, errorForms)),
    of('request-is-object', errors.errorHasRequest),
    { ...of('request-is-the-request', requestsAreTheirs), byItself: false },
    of('class-is-documented', (answer, { version }) => errors.errorClassDocumented(answer, documentedClasses(version))),
    of('status-is-documented', (answer, { version }) =>
      errors.errorStatusDocumented(answer, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
    ),
    of('status-of-wrong-keys', errors.keysNotDeniedWith401),
    of('never-a-server-error', errors.neverServerError),
    ...partsOfInterfaces('checks/observed').flatMap(({ part }) => (part['refusals'] ?? []) as readonly AnswerRule[]),
  ],
  { at: ({ exchange }) => !isSuccess(exchange) },
)
