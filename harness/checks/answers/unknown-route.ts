import type { Exchange } from '../../../core/exchange.ts'
import { isErrorForm } from '../../client/gateway-answer.ts'
import { errorClassOf, statusOf } from './answer.ts'

const ofUnknownRoutes: ReadonlySet<number> = new Set([404, 405, 501])

/** Whether an answer says that there is no such route: with RouteNotFound, or as a server does that has no word for it. */
export function isUnknownRoute(exchange: Exchange): boolean {
  if (errorClassOf(exchange) === 'RouteNotFound') return true
  return ofUnknownRoutes.has(statusOf(exchange)) && !isErrorForm(exchange.answer?.json)
}
