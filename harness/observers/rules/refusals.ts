import { partsOfInterfaces } from '../../../core/interface-parts.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, statusOf } from '../../checks/answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../../checks/errors/documented-errors.ts'
import * as errors from '../../checks/errors/error-form.ts'
import { requestsAreTheirs } from '../../checks/errors/request-shown.ts'
import { type AnswerRule, enveloped, observerOf } from '../answer-rules.ts'
import type { Memory } from '../memory.ts'
import type { Sighting } from '../sighting.ts'

/** Classes that a server may give for mistakes of many kinds. */
const general = new Set(
  'ActionNotAllowed InternalServerError InvalidEncoding JsonParseError RateLimitExceeded RouteNotFound TooManyRequests WrongRequestFormat'.split(
    ' ',
  ),
)
/** For each run, the first refusal with a class at a route. */
const firsts = new WeakMap<Memory, Map<string, Exchange>>()

/** The documents do not say which class has which status. The first one at a route is learned and expected again. */
function oneStatus({ exchange, dialect, route }: Sighting, memory: Memory): Judgement | undefined {
  const [name, status] = [errorClassOf(exchange), statusOf(exchange)]
  if (!route || name === undefined || general.has(name) || !documentedClasses(dialect.version).includes(name))
    return undefined
  const known = firsts.get(memory) ?? new Map<string, Exchange>()
  firsts.set(memory, known)
  const key = [dialect.interface, route.route, name].join(' ')
  const before = known.get(key)
  if (!before) known.set(key, exchange)
  if (!before || status > 499) return undefined
  if (statusOf(before) === status) return holds([before, exchange])
  return differs({ wanted: `status ${statusOf(before)}, as before with ${name}`, got: `status ${status}` }, [
    before,
    exchange,
  ])
}

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
    { point: 'one-status', decide: oneStatus },
    enveloped('status-of-wrong-keys', errors.keysNotDeniedWith401),
    enveloped('never-a-server-error', errors.neverServerError),
    ...partsOfInterfaces('checks/observed').flatMap(({ part }) => (part['refusals'] ?? []) as readonly AnswerRule[]),
  ],
  { at: ({ exchange }) => !isSuccess(exchange) },
)
