import type { Exchange } from '../client/exchange.ts'
import type { Judgement } from '../run/judgement.ts'
import { bodyOf, isRow, isSuccess } from './answer.ts'
import { eachAnswer } from './each-exchange.ts'

/** Whether every accepted request that answers with a body answers with JSON. Source: What the service does. */
export function successIsJson(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'accepted requests',
    wanted: 'a body that is JSON',
    concerns: (exchange) => isSuccess(exchange) && (exchange.answer?.body ?? '') !== '',
    faultIn: (exchange) => (bodyOf(exchange) === undefined ? { got: beginningOf(exchange) } : undefined),
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
      return isRow(body) && Object.hasOwn(body, 'data') ? undefined : { got: beginningOf(exchange), place: 'data' }
    },
  })
}

/** The first characters of a body, for people. Bodies are masked before they are written anywhere. */
export function beginningOf({ answer }: Exchange): string {
  const body = answer?.body ?? ''
  return body === '' ? `${answer?.status}, no body` : `${answer?.status}, a body of ${body.length} characters`
}
