import type { Exchange } from '../../core/exchange.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { type Judgement, leftUntested } from '../../core/judgement.ts'
import { errorClassOf } from '../checks/answers/answer.ts'
import { because } from '../reasons/because.ts'
import type { Dialect } from './dialect.ts'
import { routeOfExchange } from './route-of-exchange.ts'

type Routes = Pick<Dialect, 'basePath' | 'routes'>

/**
 * The route that was asked for, where the target does not have it and the documents only imply that this version has it;
 * undefined for every other answer.
 */
export function absentRoute(dialect: Routes, exchange: Exchange): string | undefined {
  if (errorClassOf(exchange) !== 'RouteNotFound') return undefined
  const route = routeOfExchange(dialect, exchange)
  return route?.level === 'implied' ? route.route : undefined
}

/**
 * A judgement, or that it stays untested where what it lacks is a route that the target need not have. What is judged of
 * every answer, the refusal of such a route among them, stays judged.
 */
export function unlessAbsent(dialect: Routes, judgement: Judgement): Judgement {
  const { finding, reason, evidence } = judgement
  if ((finding !== 'broken' && finding !== 'inconclusive') || reason.code === 'answer-not-as-documented')
    return judgement
  const route = firstAbsent(dialect, evidence)
  return route === undefined ? judgement : leftUntested(because('route-absent', { route }), evidence)
}

/** What stopped a check, or that it stays untested for such a route. */
export function stoppedUnlessAbsent(dialect: Routes, error: unknown): unknown {
  if (!(error instanceof CheckStopped)) return error
  const route = firstAbsent(dialect, error.evidence)
  return route === undefined ? error : new CheckStopped('untested', because('route-absent', { route }), error.evidence)
}

function firstAbsent(dialect: Routes, evidence: readonly Exchange[]): string | undefined {
  return evidence.map((exchange) => absentRoute(dialect, exchange)).find((route) => route !== undefined)
}
