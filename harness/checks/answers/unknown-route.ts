import type { Exchange } from '../../../core/exchange.ts'
import { isErrorForm } from '../../client/gateway-answer.ts'
import { errorClassOf, statusOf } from './answer.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'

const ofUnknownRoutes: ReadonlySet<number> = new Set([404, 405, 501])

/** Whether an answer says that there is no such route: with RouteNotFound, or as a server does that has no word for it. */
export function isUnknownRoute(exchange: Exchange): boolean {
  if (errorClassOf(exchange) === 'RouteNotFound') return true
  return ofUnknownRoutes.has(statusOf(exchange)) && !isErrorForm(exchange.answer?.json)
}

/** The answers of routes that the target has; all of them where it has none. */
export function answersThere(answers: readonly Exchange[]): readonly Exchange[] {
  const there = answers.filter((answer) => !isUnknownRoute(answer))
  return there.length === 0 ? answers : there
}

/** A judgement of the answers there that names the routes beside it that the target refused as unknown. */
export function namingAbsent(judgement: Judgement, answers: readonly Exchange[]): Judgement {
  const absent = answers.filter(isUnknownRoute).map(({ request }) => request)
  if (absent.length === 0 || absent.length === answers.length) return judgement
  const routes = [...new Set(absent.map(({ method, url }) => `${method} ${new URL(url).pathname}`))]
  return {
    ...judgement,
    reason: because('all-of', { parts: [judgement.reason, because('route-awaited', { route: routes.join(', ') })] }),
  }
}
