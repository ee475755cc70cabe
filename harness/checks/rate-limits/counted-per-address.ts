import type { Exchange } from '../../../core/exchange.ts'
import { check } from '../answers/check.ts'
import { demandTelling, demandAnswered } from '../answers/demands.ts'
import { count } from '../../reasons/count.ts'
import { differs, held, holds } from '../../../core/judgement.ts'
import { outcomeOf } from '../answers/answer.ts'
import { cameOnce, isLimited, momentsOf, type RouteTrial, surelyBelow, surelySteady } from './moments.ts'
import { servedAfterRefusals } from './served-after-refusals.ts'

/**
 * Whether an address that keeps below the limits is served while another exceeds them. Its requests to all routes count as one
 * series, below the least of the limits, for routes may share a limit. Source: Limits of the second document.
 */
export const countedPerAddress = check((trials: readonly RouteTrial[]) => {
  const exceeded = trials.filter(
    ({ sustained = [], elsewhere = [] }) => elsewhere.length > 0 && sustained.some(isLimited),
  )
  const series = exceeded
    .flatMap(({ elsewhere = [] }) => elsewhere)
    .toSorted((one, other) => momentsOf(one).sentMs - momentsOf(other).sentMs)
  const why = 'No route limited the first address while the second one asked'
  demandTelling(series.length, why, 'whether limits count for each address')
  const perSecond = Math.min(...exceeded.map((trial) => trial.perSecond))
  const route = exceeded.map((trial) => trial.route).join(' and ')
  const refused = series.find(isLimited)
  if (!refused) {
    demandAnswered(series)
    const served = `${route} served ${count(series.length, 'request')} of a second address while the first was limited`
    return held(served, series.slice(-1))
  }
  const until = series.slice(0, series.indexOf(refused) + 1)
  const got = outcomeOf(refused)
  const isProven = until.every(cameOnce) && surelyBelow(until, perSecond) && surelySteady(until, perSecond)
  demandSlower(isProven, { route, got, perSecond }, until)
  const wanted = `no limit of ${route} for request ${until.length} of a second address, which keeps to ${perSecond} a second while the first exceeds it`
  return differs({ wanted, got }, until)
})

/**
 * Whether two clients of one address are served no more together than one: not in the second after the limit was used up.
 * Source: Limits of the second document.
 */
export const clientsCountedTogether = check((trials: readonly RouteTrial[]) => {
  const exceeded = trials.filter(({ inTurn = [] }) => inTurn.some(isLimited))
  demandTelling(exceeded.length, 'No route limited two clients of one address', 'whether they share a limit')
  for (const { route, perSecond, inTurn = [] } of exceeded) {
    const over = servedAfterRefusals(inTurn, perSecond)
    const wanted = `at most ${perSecond} served by ${route} to two clients of an address in the second after its limit was used up`
    if (over) return differs({ wanted, got: `${over.length} served` }, over.slice(-2))
  }
  const all = exceeded.flatMap(({ inTurn = [] }) => inTurn)
  return holds(all.slice(-1), all.length, 'request')
})

/** The requests surely came no faster than a limit allows. @throws CheckStopped (inconclusive) */
export function demandSlower(
  isProven: boolean,
  { route, got, perSecond }: { route: string; got: string; perSecond: number },
  until: readonly Exchange[],
): void {
  const why = `${route} answered ${got}, and the requests may have come faster than ${perSecond} a second`
  demandTelling(isProven, why, undefined, until)
}
