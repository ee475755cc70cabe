import { headerOf, type Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { bodyOf, dataOf, errorClassOf, isRow, isSuccess, statusOf } from '../answers/answer.ts'
import { eachAnswer } from '../answers/each-exchange.ts'

/** Whether every accepted request that answers with a body answers with JSON. Source: What the service does. */
export function successIsJson(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'accepted requests',
    wanted: 'a body that is JSON',
    concerns: (exchange) => isSuccess(exchange) && (holdsJson(exchange) || textOf(exchange) !== ''),
    faultIn: (exchange) => (bodyOf(exchange) === undefined ? { got: bodyInShort(exchange) } : undefined),
  })
}

/** Whether every accepted request answers with an object that has `data`. Source: Endpoints. */
export function successWrappedInData(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'accepted requests',
    wanted: 'a JSON object with the property data',
    concerns: isSuccess,
    faultIn: (exchange) => {
      const body = bodyOf(exchange)
      return isRow(body) && Object.hasOwn(body, 'data') ? undefined : { got: bodyInShort(exchange), place: 'data' }
    },
  })
}

/** Whether every answer that carries data and no error has a status from 200 to 299. Source: Errors. */
export function successStatus(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'answers with data',
    wanted: 'a status from 200 to 299',
    concerns: (exchange) => dataOf(exchange) !== undefined && errorClassOf(exchange) === undefined,
    faultIn: (exchange) => (isSuccess(exchange) ? undefined : { got: String(statusOf(exchange)), place: 'status' }),
  })
}

/** Whether every answer whose body is JSON says so in its Content-Type. Source: What the service does. */
export function jsonDeclared(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'answers in JSON',
    wanted: 'a Content-Type of JSON',
    concerns: holdsJson,
    faultIn: (exchange) => {
      const got = otherTypeOfJson(exchange)
      return got === undefined ? undefined : { got, place: 'Content-Type' }
    },
  })
}

/** The Content-Type of an answer in JSON that is no type of JSON, `none` where it has none; undefined for any other answer. */
export function otherTypeOfJson(exchange: Exchange): string | undefined {
  if (!holdsJson(exchange)) return undefined
  const type = headerOf(exchange.answer, 'content-type') ?? 'none'
  return /^[\w.-]+\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim()) ? undefined : type
}

function holdsJson(exchange: Exchange): boolean {
  return bodyOf(exchange) !== undefined
}

/** What a body is, for people, without its text. */
export function bodyInShort(exchange: Exchange): string {
  const body = textOf(exchange)
  return `${statusOf(exchange)}, ${body === '' ? 'no body' : `a body of ${count(body.length, 'character')}`}`
}

function textOf({ answer }: Exchange): string {
  return answer?.body ?? ''
}
