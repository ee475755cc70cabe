import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { isUnknownRoute } from '../answers/unknown-route.ts'
import { nothingSent } from '../answers/nothing-in.ts'

/**
 * Whether the target knows every route of the interface. Any other refusal will do, since the documents do not show the
 * bodies. Where the target accepts a route that does not exist, it is inconclusive.
 * Source: Data enrichment (/api/v5).
 */
export function routesThere(answers: readonly Exchange[], unknown: Exchange): Judgement {
  const unanswered = transportErrorIn(answers)
  if (unanswered) return unanswered
  if (answers.length === 0) return nothingSent()
  const absent = answers.find(isUnknownRoute)
  if (absent) {
    const { method, url } = absent.request
    const [route, outcome] = [`${method} ${new URL(url).pathname}`, outcomeOf(absent)]
    const difference = { wanted: 'any answer but RouteNotFound', got: `${outcome} to ${route}` }
    return broken(because('route-unknown', { route, outcome }), difference, [absent])
  }
  if (isSuccess(unknown))
    return inconclusive(
      `The target accepts a route that does not exist (${outcomeOf(unknown)}), so its answers do not show which routes exist`,
      [unknown],
    )
  const evidence = [unknown, ...answers].slice(0, 8)
  return holds(evidence, answers.length, 'request')
}
