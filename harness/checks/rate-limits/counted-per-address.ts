import { count } from '../../reasons/count.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { cameOnce, isLimited, momentsOf, type RouteTrial, surelyBelow, surelySteady } from './moments.ts'
import { nothingShows } from '../answers/nothing-in.ts'

/**
 * Whether an address that keeps below the limits is served while another exceeds them. Its requests to all routes count as one
 * series, below the least of the limits, for routes may share a limit. Source: Limits of the second document.
 */
export function countedPerAddress(trials: readonly RouteTrial[]): Judgement {
  const exceeded = trials.filter(
    ({ sustained = [], elsewhere = [] }) => elsewhere.length > 0 && sustained.some(isLimited),
  )
  const series = exceeded
    .flatMap(({ elsewhere = [] }) => elsewhere)
    .toSorted((one, other) => momentsOf(one).sentMs - momentsOf(other).sentMs)
  if (series.length === 0)
    return nothingShows(
      'No route limited the first address while the second one asked',
      [],
      'whether limits count for each address',
    )
  const perSecond = Math.min(...exceeded.map((trial) => trial.perSecond))
  const route = exceeded.map((trial) => trial.route).join(' and ')
  const refused = series.find(isLimited)
  if (!refused)
    return (
      transportErrorIn(series) ??
      held(
        `${route} served ${count(series.length, 'request')} of a second address while the first was limited`,
        series.slice(-1),
      )
    )
  const until = series.slice(0, series.indexOf(refused) + 1)
  const got = outcomeOf(refused)
  if (!until.every(cameOnce) || !surelyBelow(until, perSecond) || !surelySteady(until, perSecond))
    return inconclusive(
      `${route} answered ${got}, and the requests may have come faster than ${perSecond} a second`,
      until,
    )
  const wanted = `no limit of ${route} for request ${until.length} of a second address, which keeps to ${perSecond} a second while the first exceeds it`
  return differs({ wanted, got }, until)
}
