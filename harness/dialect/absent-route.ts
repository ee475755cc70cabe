import type { Exchange } from '../../core/exchange.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { inconclusive, type Judgement, leftUntested } from '../../core/judgement.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import { isOfEveryAnswer } from '../checks/answers/each-exchange.ts'
import { because, type ReasonCode } from '../reasons/because.ts'
import type { RoutesMet } from './routes-met.ts'

/** Reasons of rules that say which routes there are. */
const ofRoutes: ReadonlySet<string> = new Set<ReasonCode>(['route-missing', 'route-unknown'])

/**
 * A judgement, or that nothing can be evaluated where the target does not have a route that was asked for: that is a finding of
 * the route alone. Untested where the documents only imply that this version has it, so that the target need not.
 */
export function unlessAbsent(met: RoutesMet, judgement: Judgement): Judgement {
  const { finding, reason, evidence } = judgement
  const isOpen = finding === 'untested' || finding === 'noted' || ofRoutes.has(reason.code) || isOfEveryAnswer(reason)
  const route = isOpen ? undefined : firstMissing(met, evidence)
  if (route === undefined) return judgement
  if (route.level === 'implied') return leftUntested(because('route-absent', { route: route.route }), evidence)
  return finding === 'inconclusive'
    ? judgement
    : inconclusive(because('route-awaited', { route: route.route }), evidence)
}

/** What stopped a check, or that it stays untested for a route that the target need not have. */
export function stoppedUnlessAbsent(met: RoutesMet, error: unknown): unknown {
  if (!(error instanceof CheckStopped)) return error
  const route = firstMissing(met, error.evidence)
  if (route?.level !== 'implied') return error
  return new CheckStopped('untested', because('route-absent', { route: route.route }), error.evidence)
}

function firstMissing(met: RoutesMet, evidence: readonly Exchange[]): Route | undefined {
  return evidence.map((exchange) => met.missing(exchange)).find((route) => route !== undefined)
}
