import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { isLimited, mostInOneSecond, type RouteTrial, surelyBelow, surelySteady } from './moments.ts'
import { because } from '../../reasons/because.ts'

/** How fast requests come one after another: evenly, or in whatever way keeps each second below the limit. */
export type Spread = 'even' | 'any'

/**
 * Whether requests below the limit of their route were never refused as too many. A refusal counts only where the measured
 * moments prove that no limiter had cause for it: with evenly spread requests not even one that allows no two of them
 * within its share of a second. Requests that came too slowly to show anything are inconclusive.
 * Source: Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces / Limits.
 */
export function servedBelowLimit(trials: readonly RouteTrial[], spread: Spread): Judgement {
  const judgements = trials.map((trial) => judged(trial, spread))
  const first = (finding: Judgement['finding']) => judgements.find((one) => one.finding === finding)
  const worst = first('broken') ?? first('inconclusive')
  if (worst) return worst
  const evidence = judgements.flatMap((one) => one.evidence)
  if (judgements.length === 0) return inconclusive('No route with a limit was asked.')
  return held(because('all-of', { parts: judgements.map(({ reason }) => reason) }), evidence)
}

function judged({ route, perSecond, exchanges }: RouteTrial, spread: Spread): Judgement {
  const refused = exchanges.findIndex(isLimited)
  if (refused >= 0) {
    const until = exchanges.slice(0, refused + 1)
    const proven = surelyBelow(until, perSecond) && (spread === 'any' || surelySteady(until, perSecond))
    const got = outcomeOf(exchanges[refused] ?? exchanges[0]!)
    if (!proven) {
      return inconclusive(`${route}: ${got}, but the requests cannot be shown to have been below its limit.`, until)
    }
    const wanted = `an answer to request ${refused + 1} of a row that keeps to ${perSecond} a second`
    return broken(`${route} is limited below its limit of ${perSecond} a second.`, { wanted, got }, until)
  }
  const trouble = transportErrorIn(exchanges)
  if (trouble) return trouble
  const most = mostInOneSecond(exchanges)
  const told = `${route}: ${exchanges.length} requests, up to ${most} in one second, and none was limited.`
  if (most * 2 < perSecond) return inconclusive(`${told} That is too slow to show a limit of ${perSecond}.`, exchanges)
  return held(told, exchanges.slice(-1))
}
