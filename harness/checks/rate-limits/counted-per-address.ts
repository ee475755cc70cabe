import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { check } from '../answers/check.ts'
import { demandAnswered, demand, demandSome } from '../answers/demands.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isAnswered, isSuccess, outcomeOf } from '../answers/answer.ts'
import {
  cameOnce,
  isLimited,
  momentsOf,
  mostServed,
  type RouteTrial,
  spanSecondsOf,
  surelyBelow,
  surelySteady,
} from './moments.ts'
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
 * Whether two clients of one address are served no more together than one: neither from the first request to the last
 * answer nor in the second after the limit was used up. Source: Limits of the second document.
 */
export const clientsCountedTogether = check((trials: readonly RouteTrial[]) => {
  const exceeded = trials.filter(({ inTurn = [] }) => inTurn.some(isLimited))
  demandSome(exceeded.length, 'refusal of two clients of one address')
  for (const { route, perSecond, inTurn = [] } of exceeded) {
    const { most, served, over } = beyondOneLimit(inTurn, perSecond)
    const wanted = `at most ${most} served by ${route} to two clients of an address, at ${perSecond} a second`
    if (served.length > most) return differs({ wanted, got: `${served.length} served` }, served.slice(-2))
    const afterwards = `at most ${perSecond} served by ${route} to two clients of an address in the second after its limit was used up`
    if (over) return differs({ wanted: afterwards, got: `${over.length} served` }, over.slice(-2))
    const seconds = Number(spanSecondsOf(inTurn).toFixed(2))
    const facts = { route, served: served.length, answered: inTurn.filter(isAnswered).length, seconds, perSecond }
    demand(tellsOneFromTwo(inTurn, perSecond), because('one-limit-or-two', facts), inTurn.slice(-2))
  }
  const all = exceeded.flatMap(({ inTurn = [] }) => inTurn)
  return holds(all.slice(-1), all.length, 'request')
})

/** What two clients were served together, the most that one limit may serve, and what is beyond it after refusals. */
function beyondOneLimit(inTurn: readonly Exchange[], perSecond: number) {
  const answered = inTurn.filter(isAnswered)
  return {
    served: answered.filter(isSuccess),
    most: mostServed(answered, perSecond),
    over: servedAfterRefusals(answered, perSecond),
  }
}

/**
 * Whether requests of two clients in turn tell one limit of both from one of each: they were served more than one limit
 * may, or a limit of each would have. That serves both in two seconds, less what is cut off at the ends, where they ask
 * three times as fast.
 */
export function tellsOneFromTwo(inTurn: readonly Exchange[], perSecond: number): boolean {
  const { served, most, over } = beyondOneLimit(inTurn, perSecond)
  if (served.length > most || over) return true
  const answered = inTurn.filter(isAnswered)
  const sent = answered.map((one) => momentsOf(one).sentMs)
  const seconds = (Math.max(...sent) - Math.min(...sent)) / 1000
  return seconds >= 1 && spanSecondsOf(answered) <= 2 && answered.length >= 3 * perSecond * seconds
}

/** The requests surely came no faster than a limit allows. @throws CheckStopped (inconclusive) */
export function demandSlower(
  isProven: boolean,
  { route, got, perSecond }: { route: string; got: string; perSecond: number },
  until: readonly Exchange[],
): void {
  demand(isProven, because('came-too-fast', { route, outcome: got, perSecond }), until)
}
