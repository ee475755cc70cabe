import type { Exchange } from '../../../core/exchange.ts'
import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../../checks/errors/documented-errors.ts'
import * as errors from '../../checks/errors/error-form.ts'
import { showsThisRequest } from '../../checks/errors/request-shown.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { type AnswerRule, observerOf } from '../answer-rules.ts'

/** A rule of `conventions/errors`, by its obligation, for interfaces whose errors have that form. */
function ofErrors(obligation: string, decide: (answer: Exchange[], dialect: Dialect) => Judgement): AnswerRule {
  return of(`conventions/errors/${obligation}`, decide)
}

function of(rule: string, decide: (answer: Exchange[], dialect: Dialect) => Judgement): AnswerRule {
  return {
    rules: [rule],
    decide: ({ exchange, dialect }) =>
      dialect.successBody === 'any' || isSuccess(exchange) ? undefined : decide([exchange], dialect),
  }
}

/**
 * Every refusal has the documented form, a documented class and a documented status, whatever was wrong with its
 * request. An interface adds rules of its own by the `refusals` of its `checks/observed.ts`.
 */
export const observer = observerOf('refusals', 'Every refusal is as documented', [
  of('conventions/envelope/error-is-json', errors.errorIsJson),
  ofErrors('error-class', (answer, { errorForms }) => errors.errorHasClass(answer, errorForms)),
  ofErrors('error-message', (answer, { errorForms }) => errors.errorHasMessage(answer, errorForms)),
  ofErrors('request-is-object', errors.errorHasRequest),
  {
    rules: ['conventions/errors/request-is-the-request'],
    decide: ({ exchange, dialect }) =>
      dialect.successBody === 'any' || isSuccess(exchange) ? undefined : showsThisRequest(exchange),
  },
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
])
