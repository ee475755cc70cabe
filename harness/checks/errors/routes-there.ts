import { check } from '../answers/check.ts'
import { demandSent, demandAnswered, demand } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, holds } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { isUnknownRoute } from '../answers/unknown-route.ts'

/**
 * Whether the target knows every route of the interface. Any other refusal will do, since the documents do not show the
 * bodies. Where the target accepts a route that does not exist, it is inconclusive.
 * Source: Data enrichment (/api/v5).
 */
export const routesThere = check((answers: readonly Exchange[], unknown: Exchange) => {
  demandAnswered(answers)
  demandSent(answers)
  const absent = answers.find(isUnknownRoute)
  if (absent) {
    const { method, url } = absent.request
    const [route, outcome] = [`${method} ${new URL(url).pathname}`, outcomeOf(absent)]
    const difference = { wanted: 'any answer but RouteNotFound', got: `${outcome} to ${route}` }
    return broken(because('route-unknown', { route, outcome }), difference, [absent])
  }
  demand(!isSuccess(unknown), because('control-alike', { did: 'accepted', outcome: outcomeOf(unknown) }), [unknown])
  const evidence = [unknown, ...answers].slice(0, 8)
  return holds(evidence, answers.length, 'request')
})
