import type { Exchange } from '../../core/exchange.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import { inconclusive, type Judgement, leftUntested } from '../../core/judgement.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import { isOfEveryAnswer } from '../checks/answers/each-exchange.ts'
import { because, type ReasonCode } from '../reasons/because.ts'
import type { RoutesMet } from './routes-met.ts'

/** Reasons of the rules about the existence of routes. */
const ofRoutes: ReadonlySet<string> = new Set<ReasonCode>(['route-missing', 'route-unknown'])

/**
 * The judgement, unless the target lacks a requested route. Then nothing else can be evaluated, because that is a
 * finding of the route's own rule. Untested where the documents only imply that this version has the route.
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

/** The error that stopped a check, or `untested` for a missing route that the documents only imply. */
export function stoppedUnlessAbsent(met: RoutesMet, error: unknown): unknown {
  if (!(error instanceof CheckStopped)) return error
  const route = firstMissing(met, error.evidence)
  if (route?.level !== 'implied') return error
  return new CheckStopped('untested', because('route-absent', { route: route.route }), error.evidence)
}

function firstMissing(met: RoutesMet, evidence: readonly Exchange[]): Route | undefined {
  return evidence.map((exchange) => met.missing(exchange)).find((route) => route !== undefined)
}
