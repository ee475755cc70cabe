import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { check } from '../answers/check.ts'
import { demandAnswered, demand, demandSome } from '../answers/demands.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { outcomeOf } from '../answers/answer.ts'
import { cameOnce, isLimited, momentsOf, type RouteTrial, surelyBelow, surelySteady } from './moments.ts'
import { secondsAfterRefusals, servedAfterRefusals } from './served-after-refusals.ts'

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
  demandSome(series.length, 'refusal of the first address while the second one asked')
  const perSecond = Math.min(...exceeded.map((trial) => trial.perSecond))
  const route = exceeded.map((trial) => trial.route).join(' and ')
  const refused = series.find(isLimited)
  if (!refused) {
    demandAnswered(series)
    return holds(series.slice(-1), series.length, 'request')
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
 * It holds only where they asked for so much in such a second that a limit of each would have served more.
 * Source: Limits of the second document.
 */
export const clientsCountedTogether = check((trials: readonly RouteTrial[]) => {
  const exceeded = trials.filter(({ inTurn = [] }) => inTurn.some(isLimited))
  demandSome(exceeded.length, 'refusal of two clients of one address')
  for (const { route, perSecond, inTurn = [] } of exceeded) {
    const over = servedAfterRefusals(inTurn, perSecond)
    const wanted = `at most ${perSecond} served by ${route} to two clients of an address in the second after its limit was used up`
    if (over) return differs({ wanted, got: `${over.length} served` }, over.slice(-2))
    const asked = Math.max(0, ...secondsAfterRefusals(inTurn, perSecond).map(({ length }) => length))
    demand(asked >= 2 * perSecond, because('asked-too-slowly', { route, asked, perSecond }), inTurn.slice(-2))
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
  demand(isProven, because('came-too-fast', { route, outcome: got, perSecond }), until)
}
