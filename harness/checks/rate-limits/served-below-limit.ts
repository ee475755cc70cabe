import { check } from '../answers/check.ts'
import { demandSent, demandAnswered, demandAtLeast } from '../answers/demands.ts'
import { demandSlower } from './counted-per-address.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { outcomeOf } from '../answers/answer.ts'
import {
  cameOnce,
  isLimited,
  mostInOneSecond,
  type RouteTrial,
  spanSecondsOf,
  surelyBelow,
  surelySteady,
} from './moments.ts'
import { because } from '../../reasons/because.ts'

/** How fast requests come one after another: evenly, or in whatever way keeps each second below the limit. */
type Spread = 'even' | 'any'

/**
 * Whether requests below the limit of their route were never refused as too many. A refusal counts only where the measured
 * moments prove that no limiter had cause for it: with evenly spread requests not even one that allows no two of them
 * within its share of a second. Requests that came too slowly to show anything are inconclusive.
 * Source: Payment Initiation, Data Enrichment, Partners and Open-Finance Interfaces / Limits.
 */
export const servedBelowLimit = check((trials: readonly RouteTrial[], spread: Spread) => {
  const judgements = trials.map((trial) => decided(trial, spread))
  const first = (finding: Judgement['finding']) => judgements.find((one) => one.finding === finding)
  const worst = first('broken') ?? first('inconclusive')
  if (worst) return worst
  const evidence = judgements.flatMap((one) => one.evidence)
  demandSent(judgements)
  return held(because('all-of', { parts: judgements.map(({ reason }) => reason) }), evidence)
})

const decided = check(({ route, perSecond, exchanges }: RouteTrial, spread: Spread) => {
  const refused = exchanges.findIndex(isLimited)
  if (refused >= 0) {
    const until = exchanges.slice(0, refused + 1)
    const proven =
      until.every(cameOnce) && surelyBelow(until, perSecond) && (spread === 'any' || surelySteady(until, perSecond))
    const got = outcomeOf(exchanges[refused] ?? exchanges[0]!)
    demandSlower(proven, { route, got, perSecond }, until)
    const wanted = `no limit of ${route} for request ${refused + 1} of a series that keeps to ${perSecond} a second`
    return differs({ wanted, got }, until)
  }
  demandAnswered(exchanges)
  const most = mostInOneSecond(exchanges)
  demandAtLeast(Math.ceil(perSecond / 2), most, 'request in one second', exchanges)
  const served = exchanges.length
  const seconds = Number(spanSecondsOf(exchanges).toFixed(2))
  return held(because('burst-served', { route, served, answered: served, seconds }), exchanges.slice(-1))
})
