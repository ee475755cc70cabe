import type { Exchange } from '../client/exchange.ts'
import { inconclusive, type Judgement } from '../run/judgement.ts'
import { bodyOf, errorClassOf, isRow, isSuccess, outcomeOf } from './answer.ts'
import { eachAnswer, type Fault } from './each-exchange.ts'
import { bodyInShort } from './envelope.ts'
import { kindOf } from './shape.ts'

/** Answers of gateways on the way, not of the target. */
const gatewayStatuses = new Set([502, 503, 504])
/** Refusals of HTTP itself (method, size, length, time), which the documents do not treat. */
const transportStatuses = new Set([405, 408, 411, 413, 414, 417, 421, 426, 431])
const pacingClasses = new Set(['RateLimitExceeded', 'TooManyRequests'])

function isRefusal(exchange: Exchange): boolean {
  const status = exchange.answer?.status ?? 0
  return status >= 400 && !gatewayStatuses.has(status)
}

function fieldFault(exchange: Exchange, key: string, kind: string): Fault {
  const body = bodyOf(exchange)
  const value = isRow(body) ? body[key] : undefined
  return kindOf(value) === kind && value !== '' ? undefined : { got: `${kindOf(value)} at ${key}`, place: key }
}

function messageFault(exchange: Exchange): Fault {
  const body = bodyOf(exchange)
  // An empty message is a text all the same; an empty class names none.
  return isRow(body) && body.error_message === '' ? undefined : fieldFault(exchange, 'error_message', 'string')
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

/** Whether every refusal has `error_class`, a text. Source: Account information / Errors. */
export function errorHasClass(exchanges: readonly Exchange[]): Judgement {
  return eachRefusal(exchanges, 'error_class, a string', (one) => fieldFault(one, 'error_class', 'string'))
}

/** Whether every refusal has `error_message`, a text, which may be empty. Source: Account information / Errors. */
export function errorHasMessage(exchanges: readonly Exchange[]): Judgement {
  return eachRefusal(exchanges, 'error_message, a string', messageFault)
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
 * too many requests; server errors are judged elsewhere. Source: Account information / Errors.
 */
export function errorStatusDocumented(
  exchanges: readonly Exchange[],
  { classes, statuses }: { classes: readonly string[]; statuses: readonly number[] },
): Judgement {
  return eachAnswer(exchanges, {
    what: 'refusals with a documented class',
    wanted: `a status among ${statuses.join(', ')}`,
    concerns: (exchange) => {
      const status = exchange.answer?.status ?? 0
      const treated = status >= 400 && status < 500 && !transportStatuses.has(status)
      return treated && classes.includes(errorClassOf(exchange) ?? '')
    },
    faultIn: (exchange) => {
      const status = exchange.answer?.status ?? 0
      const paced = status === 429 && pacingClasses.has(errorClassOf(exchange) ?? '')
      return paced || statuses.includes(status) ? undefined : { got: outcomeOf(exchange), place: 'status' }
    },
  })
}

/** Whether nothing was answered with a server error or InternalServerError; gateways are passed over. Source: Errors. */
export function neverServerError(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'answers',
    wanted: 'no status of 500 or above and no InternalServerError',
    concerns: ({ answer }) => !gatewayStatuses.has(answer?.status ?? 0),
    faultIn: (exchange) => {
      const failed = (exchange.answer?.status ?? 0) >= 500 || errorClassOf(exchange) === 'InternalServerError'
      return failed ? { got: outcomeOf(exchange), place: 'status' } : undefined
    },
  })
}

/**
 * Whether one answer, to whatever request, is a success with data or a refusal of the documented form and nothing else.
 * Which class a refusal names is judged elsewhere; answers of gateways are inconclusive.
 * Source: Account information / Errors.
 */
export function totalContract(exchange: Exchange): Judgement {
  if (gatewayStatuses.has(exchange.answer?.status ?? 0)) {
    return inconclusive(`A gateway answered: ${outcomeOf(exchange)}.`, [exchange])
  }
  const wanted = 'a success with data or a refusal of the documented form'
  return eachAnswer([exchange], { what: 'answers', wanted, faultIn: contractFault })
}

function contractFault(exchange: Exchange): Fault {
  const body = bodyOf(exchange)
  if (!isRow(body)) return { got: bodyInShort(exchange), place: 'body' }
  if (isSuccess(exchange)) return Object.hasOwn(body, 'data') ? undefined : { got: 'no data', place: 'data' }
  if (!isRefusal(exchange)) return { got: outcomeOf(exchange), place: 'status' }
  const errorClass = fieldFault(exchange, 'error_class', 'string')
  return errorClass ?? messageFault(exchange) ?? fieldFault(exchange, 'request', 'object')
}
