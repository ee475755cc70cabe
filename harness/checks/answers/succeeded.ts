import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isRow, isSuccess, outcomeOf, troubleIn } from './answer.ts'

/**
 * Whether the request was accepted: any status from 200 to 299 with a JSON body that has `data`.
 * Source: Account information / What the service does.
 */
export function succeeded(exchange: Exchange): Judgement {
  const trouble = troubleIn([exchange])
  if (trouble !== undefined) return trouble
  const wanted = 'a status from 200 to 299 and a JSON body with data'
  if (!isSuccess(exchange)) {
    return broken('The request was refused.', { wanted, got: outcomeOf(exchange) }, [exchange])
  }
  const body = bodyOf(exchange)
  const got = `${outcomeOf(exchange)}${body === undefined ? ', and the body is not JSON' : ''}`
  if (!isRow(body) || !Object.hasOwn(body, 'data')) {
    return broken('The request was accepted, but its answer has no data.', { wanted, got, place: 'data' }, [exchange])
  }
  return held(`The request was accepted: ${got}.`, [exchange])
}
