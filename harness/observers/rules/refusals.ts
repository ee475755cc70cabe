import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../../checks/errors/documented-errors.ts'
import * as errors from '../../checks/errors/error-form.ts'
import { requestsAreTheirs } from '../../checks/errors/request-shown.ts'
import { type AnswerRule, enveloped, observerOf } from '../answer-rules.ts'

/**
 * Every refusal has the documented form, class and status, for any mistake in the request. An interface adds points by
 * `refusals` in its `checks/observed.ts`.
 */
export const observer = observerOf(
  'refusals',
  'Every refusal is as documented',
  [
    enveloped('error-is-json', errors.errorIsJson),
    enveloped('error-class', (answer, { errorForms }) => errors.errorHasClass(answer, errorForms)),
    enveloped('error-message', (answer, { errorForms }) => errors.errorHasMessage(answer, errorForms)),
    enveloped('request-is-object', errors.errorHasRequest),
    { ...enveloped('request-is-the-request', requestsAreTheirs), byItself: false },
    enveloped('class-is-documented', (answer, { version }) =>
      errors.errorClassDocumented(answer, documentedClasses(version)),
    ),
    enveloped('status-is-documented', (answer, { version }) =>
      errors.errorStatusDocumented(answer, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
    ),
    enveloped('status-of-wrong-keys', errors.keysNotDeniedWith401),
    enveloped('never-a-server-error', errors.neverServerError),
    ...partsOfInterfaces('checks/observed').flatMap(({ part }) => (part['refusals'] ?? []) as readonly AnswerRule[]),
  ],
  { at: ({ exchange }) => !isSuccess(exchange) },
)
