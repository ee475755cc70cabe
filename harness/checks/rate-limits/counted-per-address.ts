import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { check } from '../answers/check.ts'
import { demandAnswered, demand, demandSome } from '../answers/demands.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../answers/answer.ts'
import { cameOnce, isLimited, momentsOf, type RouteTrial, surelyBelow, surelySteady } from './moments.ts'

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
  demandSlower(keepsBelow(until, perSecond), { route, got, perSecond }, until)
  const wanted = `no limit of ${route} for request ${until.length} of a second address, which keeps to ${perSecond} a second while the first exceeds it`
  return differs({ wanted, got }, until)
})

/** So many requests of the second client, all served while the first is refused, are no chance. */
const leastServed = 4

/**
 * Whether two clients of one address share a limit: while one exceeds it, another that surely keeps below it is refused.
 * Where the second is served again and again between refusals of the first, each has a limit of its own.
 * Source: Limits of the second document.
 */
export const clientsCountedTogether = check((trials: readonly RouteTrial[]) => {
  const exceeded = trials.filter(({ sustained = [], second = [] }) => second.length > 0 && sustained.some(isLimited))
  demandSome(exceeded.length, 'refusal of one client while another one asked')
  const evidence: Exchange[] = []
  for (const { route, perSecond, sustained = [], second = [] } of exceeded) {
    const refusedAt = second.findIndex(isLimited)
    if (refusedAt >= 0) {
      const until = second.slice(0, refusedAt + 1)
      demandSlower(keepsBelow(until, perSecond), { route, got: outcomeOf(until.at(-1)!), perSecond }, until)
      evidence.push(...until.slice(-1))
      continue
    }
    demandAnswered(second)
    const refusals = sustained.filter(isLimited).map((one) => momentsOf(one).sentMs)
    const between = second.filter((one) => {
      const { sentMs, answeredMs } = momentsOf(one)
      return isSuccess(one) && Math.min(...refusals) < sentMs && answeredMs < Math.max(...refusals)
    })
    const facts = { route, served: between.length, answered: second.length, perSecond }
    demand(between.length >= leastServed, because('one-limit-or-two', facts), second.slice(-2))
    const wanted = `a limit of ${perSecond} a second of ${route} for all clients of an address together`
    return differs({ wanted, got: `${between.length} served to one while another was refused` }, between.slice(-2))
  }
  return holds(evidence, evidence.length, 'route')
})

function keepsBelow(series: readonly Exchange[], perSecond: number): boolean {
  return series.every(cameOnce) && surelyBelow(series, perSecond) && surelySteady(series, perSecond)
}

/** The requests surely came no faster than a limit allows. @throws CheckStopped (inconclusive) */
export function demandSlower(
  isProven: boolean,
  { route, got, perSecond }: { route: string; got: string; perSecond: number },
  until: readonly Exchange[],
): void {
  demand(isProven, because('came-too-fast', { route, outcome: got, perSecond }), until)
}
