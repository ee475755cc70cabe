import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demand } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import {
  bodyOf,
  errorClassOf,
  isErrorBody,
  isRow,
  isServerError,
  isSuccess,
  outcomeOf,
  statusOf,
} from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'
import { bodyInShort } from './envelope.ts'
import { pick } from '../answers/pick.ts'
import { kindOf } from '../answers/shape.ts'

/** Answers of gateways on the way, not of the target. */
const gatewayStatuses = new Set([502, 503, 504])
/** Refusals of HTTP itself (method, size, length, time), which the documents do not treat. */
const transportStatuses = new Set([405, 408, 411, 413, 414, 417, 421, 426, 431])
const keyClasses = new Set([
  'ClientIdNotProvided',
  'AppIdNotProvided',
  'SecretNotProvided',
  'ApiKeyNotFound',
  'ClientNotFound',
])
const pacingClasses = new Set(['RateLimitExceeded', 'TooManyRequests'])

function isRefusal(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return (status >= 400 && !gatewayStatuses.has(status)) || isErrorBody(exchange.answer?.json)
}

/** Where an error has its class and its message. Source: Errors of both documents. */
export type ErrorForm = 'flat' | 'nested'

const places = {
  flat: { class: 'error_class', message: 'error_message' },
  nested: { class: 'error.class', message: 'error.message' },
} as const

/**
 * Whether a flat refusal says that there is no such route. What is no route is not data enrichment's own either, beside
 * whose routes those of accounts lie: where errors are nested, such a refusal may be flat.
 */
export function saysNoRoute(exchange: Exchange): boolean {
  const body = bodyOf(exchange)
  return isRow(body) && body['error_class'] === 'RouteNotFound'
}

/** The form that a body has, among those that it may have; the first of them where it has none. */
function formOf(exchange: Exchange, forms: readonly ErrorForm[]): ErrorForm {
  if (saysNoRoute(exchange)) return 'flat'
  const nested = isRow(bodyOf(exchange)) && pick(bodyOf(exchange), 'error.class').length > 0
  const [first = 'flat'] = forms
  return forms.find((form) => (form === 'nested') === nested) ?? first
}

function fieldFault(exchange: Exchange, place: string, kind: string): Fault {
  const body = bodyOf(exchange)
  const value = isRow(body) ? pick(body, place)[0]?.value : undefined
  if (kindOf(value) === kind && value !== '') return undefined
  return { got: `${value === '' ? 'an empty text' : kindOf(value)} at ${place}`, place }
}

function classFault(exchange: Exchange, forms: readonly ErrorForm[]): Fault {
  return fieldFault(exchange, places[formOf(exchange, forms)].class, 'string')
}

function messageFault(exchange: Exchange, forms: readonly ErrorForm[]): Fault {
  const body = bodyOf(exchange)
  const place = places[formOf(exchange, forms)].message
  // An empty message is a text all the same; an empty class names none.
  const empty = isRow(body) && pick(body, place)[0]?.value === ''
  return empty ? undefined : fieldFault(exchange, place, 'string')
}

function eachRefusal(exchanges: readonly Exchange[], wanted: string, faultIn: (one: Exchange) => Fault): Judgement {
  return eachAnswer(exchanges, { what: 'refusals', wanted, concerns: isRefusal, faultIn })
}

/** Whether every refusal answers with a JSON object. Source: Account information / What the service does. */
export function errorIsJson(exchanges: readonly Exchange[]): Judgement {
  return eachRefusal(exchanges, 'a body that is a JSON object', (one) =>
    isRow(bodyOf(one)) ? undefined : { got: bodyInShort(one), place: 'body' },
  )
}

/** Whether every refusal names its class, a text, where one of the forms has it. Source: Errors of both documents. */
export function errorHasClass(exchanges: readonly Exchange[], forms: readonly ErrorForm[] = ['flat']): Judgement {
  return eachRefusal(exchanges, `${placesIn(forms, 'class')}, a string`, (one) => classFault(one, forms))
}

/** Whether every refusal has a message, a text, which may be empty. Source: Errors of both documents. */
export function errorHasMessage(exchanges: readonly Exchange[], forms: readonly ErrorForm[] = ['flat']): Judgement {
  return eachRefusal(exchanges, `${placesIn(forms, 'message')}, a string`, (one) => messageFault(one, forms))
}

function placesIn(forms: readonly ErrorForm[], field: 'class' | 'message'): string {
  return forms.map((form) => places[form][field]).join(' or ')
}

/** Whether every refusal has `request`, an object; an empty one will do. Source: Account information / Errors. */
export function errorHasRequest(exchanges: readonly Exchange[]): Judgement {
  return eachRefusal(exchanges, 'request, an object', (one) => fieldFault(one, 'request', 'object'))
}

/** Whether every class that a refusal names is among `classes`. Source: Account information / Errors. */
export function errorClassDocumented(exchanges: readonly Exchange[], classes: readonly string[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'refusals with a class',
    wanted: 'one of the documented error classes',
    concerns: (exchange) => isRefusal(exchange) && errorClassOf(exchange) !== undefined,
    faultIn: (exchange) => {
      const errorClass = errorClassOf(exchange) ?? ''
      return classes.includes(errorClass) ? undefined : { got: JSON.stringify(errorClass), place: 'error_class' }
    },
  })
}

/**
 * Whether every refusal with a documented class has one of the documented statuses. 429 is let pass with the classes of
 * too many requests; InternalServerError, and 401 for keys, are evaluated elsewhere. Source: Account information / Errors.
 */
export function errorStatusDocumented(
  exchanges: readonly Exchange[],
  { classes, statuses }: { classes: readonly string[]; statuses: readonly number[] },
): Judgement {
  return eachAnswer(exchanges, {
    what: 'refusals with a documented class',
    wanted: `a status among ${statuses.join(', ')}`,
    concerns: (exchange) => {
      const status = statusOf(exchange)
      const errorClass = errorClassOf(exchange) ?? ''
      const treated = isRefusal(exchange) && errorClass !== 'InternalServerError' && !transportStatuses.has(status)
      return treated && !deniesKeys(exchange) && classes.includes(errorClass)
    },
    faultIn: (exchange) => {
      const status = statusOf(exchange)
      const paced = status === 429 && pacingClasses.has(errorClassOf(exchange) ?? '')
      return paced || statuses.includes(status) ? undefined : { got: outcomeOf(exchange), place: 'status' }
    },
  })
}

/** Whether no refusal for missing or wrong keys has the status 401, which the documents do not use. Source: as above. */
export function keysNotDeniedWith401(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'refusals for missing or wrong keys',
    wanted: 'a documented status, not 401',
    concerns: (exchange) => isRefusal(exchange) && keyClasses.has(errorClassOf(exchange) ?? ''),
    faultIn: (exchange) => (deniesKeys(exchange) ? { got: outcomeOf(exchange), place: 'status' } : undefined),
  })
}

function deniesKeys(exchange: Exchange): boolean {
  return statusOf(exchange) === 401 && keyClasses.has(errorClassOf(exchange) ?? '')
}

/** Whether nothing was answered with a server error or InternalServerError; gateways are passed over. Source: Errors. */
export function neverServerError(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'answers',
    wanted: 'no status of 500 or above and no InternalServerError',
    concerns: (exchange) => !gatewayStatuses.has(statusOf(exchange)),
    faultIn: (exchange) => {
      return isServerError(exchange) ? { got: outcomeOf(exchange), place: 'status' } : undefined
    },
  })
}

/**
 * Whether one answer, to whatever request, is a success with data or a refusal of the documented form and nothing else.
 * Which class a refusal names is evaluated elsewhere; answers of gateways are inconclusive.
 * Source: Account information / Errors.
 */
export const totalContract = check((exchange: Exchange, forms: readonly ErrorForm[] = ['flat']) => {
  const isOfTarget = !gatewayStatuses.has(statusOf(exchange))
  demand(isOfTarget, because('refusal-with-other-cause', { outcome: outcomeOf(exchange), cause: 'gateway' }))
  const wanted = 'a success with data or a refusal of the documented form'
  return eachAnswer([exchange], { what: 'answers', wanted, faultIn: (one) => contractFault(one, forms) })
})

function contractFault(exchange: Exchange, forms: readonly ErrorForm[]): Fault {
  const body = bodyOf(exchange)
  if (!isRow(body)) return { got: bodyInShort(exchange), place: 'body' }
  if (isSuccess(exchange)) return Object.hasOwn(body, 'data') ? undefined : { got: 'no data', place: 'data' }
  if (!isRefusal(exchange)) return { got: outcomeOf(exchange), place: 'status' }
  return classFault(exchange, forms) ?? messageFault(exchange, forms) ?? fieldFault(exchange, 'request', 'object')
}
