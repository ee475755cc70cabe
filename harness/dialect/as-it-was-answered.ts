import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { isServerError, isSuccess, outcomeOf } from '../checks/answers/answer.ts'
import { isErrorForm } from '../client/gateway-answer.ts'
import { because } from '../reasons/because.ts'
import { type Answers, asAnswered, type Odd } from '../verdicts/policy.ts'
import type { RoutesMet } from './routes-met.ts'

/**
 * A judgement as its answers let it stand: `routes` are those that the target is known to have, and `crashBefore` is a
 * server error on the way that is no evidence.
 */
export function asItWasAnswered(
  judgement: Judgement,
  { routes, crashBefore }: { routes?: RoutesMet; crashBefore?: Exchange | undefined } = {},
): Judgement {
  const { evidence } = judgement
  return asAnswered(judgement, {
    missing: routes && missingIn(evidence, routes),
    crash: oddOf(evidence.find(isServerError)),
    crashBefore: oddOf(crashBefore),
    misshapen: oddOf(evidence.find((one) => !isSuccess(one) && !isErrorForm(one.answer?.json))),
  })
}

/** The error that stopped a check, or `untested` for a missing route that the documents only imply. */
export function stoppedUnlessAbsent(routes: RoutesMet, error: unknown): unknown {
  if (!(error instanceof CheckStopped)) return error
  const route = missingIn(error.evidence, routes)
  if (route?.level !== 'implied') return error
  return new CheckStopped('untested', because('route-absent', { route: route.route }), error.evidence)
}

function missingIn(evidence: readonly Exchange[], routes: RoutesMet): Answers['missing'] {
  return evidence.map((exchange) => routes.missing(exchange)).find((route) => route !== undefined)
}

function oddOf(exchange: Exchange | undefined): Odd | undefined {
  return exchange && { exchange, outcome: outcomeOf(exchange) }
}
