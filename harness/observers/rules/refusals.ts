import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../../checks/errors/documented-errors.ts'
import * as errors from '../../checks/errors/error-form.ts'
import { requestsAreTheirs } from '../../checks/errors/request-shown.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'
import type { Together } from '../observer.ts'

/** A rule of `conventions/errors`, by its obligation, for interfaces whose errors have that form. */
function ofErrors(obligation: string, together: Together): AnswerRule {
  return of(`conventions/errors/${obligation}`, together)
}

function of(rule: string, together: Together): AnswerRule {
  return {
    rules: [rule],
    together,
    decide: ({ exchange, dialect }) => (dialect.successBody === 'any' ? undefined : together([exchange], dialect)),
  }
}

/**
 * Every refusal has the documented form, a documented class and a documented status, whatever was wrong with its
 * request. An interface adds rules of its own by the `refusals` of its `checks/observed.ts`.
 */
export const observer = observerOf(
  'refusals',
  'Every refusal is as documented',
  [
    of('conventions/envelope/error-is-json', errors.errorIsJson),
    ofErrors('error-class', (answer, { errorForms }) => errors.errorHasClass(answer, errorForms)),
    ofErrors('error-message', (answer, { errorForms }) => errors.errorHasMessage(answer, errorForms)),
    ofErrors('request-is-object', errors.errorHasRequest),
    ofErrors('request-is-the-request', requestsAreTheirs),
    ofErrors('class-is-documented', (answer, { version }) =>
      errors.errorClassDocumented(answer, documentedClasses(version)),
    ),
    ofErrors('status-is-documented', (answer, { version }) =>
      errors.errorStatusDocumented(answer, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
    ),
    ofErrors('status-of-wrong-keys', errors.keysNotDeniedWith401),
    ofErrors('never-a-server-error', errors.neverServerError),
    ...partsOfInterfaces('checks/observed').flatMap(({ part }) => (part['refusals'] ?? []) as readonly AnswerRule[]),
  ],
  { at: ({ exchange }) => !isSuccess(exchange) },
)
