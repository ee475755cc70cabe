import type { Exchange } from '../../../core/exchange.ts'
import { errorClassOf, isSuccess } from '../answers/answer.ts'

/** Requests to one route with a limit, in the order of sending. */
export interface RouteTrial {
  /** For people: `GET /countries`. */
  route: string
  /** The limit of the documents, in requests a second. */
  perSecond: number
  /** A good request to the route, sent before. */
  control: Exchange
  exchanges: Exchange[]
  /** Requests that followed a burst, above the limit for more than a second; only on one route of each limit. */
  sustained?: Exchange[]
  /** Requests from another address of this machine while those went on, evenly spread and below any limit. */
  elsewhere?: Exchange[]
  /** The same from a second client of this address, where the route reads; absent without a second client. */
  second?: Exchange[]
  /** A request two seconds after all of them; only on one route of each limit, for routes may share it. */
  afterwards?: Exchange
}

/** Between which moments the target got a request, by our own clock: it was sent by the first and answered by the second. */
export interface Moments {
  sentMs: number
  answeredMs: number
}

/** The moments of an exchange. The first is cut to a millisecond, so that the second is given one more. */
export function momentsOf({ at, durationMs }: Exchange): Moments {
  const sentMs = Date.parse(at)
  return { sentMs, answeredMs: sentMs + durationMs + 1 }
}

const limitClasses = new Set(['RateLimitExceeded', 'TooManyRequests'])

/** Whether the target refused because of too many requests, by its status or by its class. */
export function isLimited(exchange: Exchange): boolean {
  return exchange.answer?.status === 429 || limitClasses.has(errorClassOf(exchange) ?? '')
}

/** Whether the target got a request once, and before its answer: later perhaps where none came, twice where it was sent again. */
export function cameOnce({ answer, repeats }: Exchange): boolean {
  return answer !== undefined && repeats === undefined
}

/** Seconds within which the target got all of these requests, for certain; zero for none. */
export function spanSecondsOf(exchanges: readonly Exchange[]): number {
  if (exchanges.length === 0) return 0
  const moments = exchanges.map(momentsOf)
  const first = Math.min(...moments.map(({ sentMs }) => sentMs))
  return (Math.max(...moments.map(({ answeredMs }) => answeredMs)) - first) / 1000
}

/**
 * Whether no second can have held more requests than the limit, whenever on their way the target counted them: each was
 * sent a second or more after the answer to the one that lies as many before it as the limit allows.
 */
export function surelyBelow(exchanges: readonly Exchange[], perSecond: number): boolean {
  return isSpaced(exchanges, perSecond, 1000)
}

/** Whether each request was sent, for certain, at least the limit's own share of a second after the one before it. */
export function surelySteady(exchanges: readonly Exchange[], perSecond: number): boolean {
  return isSpaced(exchanges, 1, 1000 / perSecond)
}

function isSpaced(exchanges: readonly Exchange[], distance: number, gapMs: number): boolean {
  const moments = exchanges.map(momentsOf)
  return moments.every(({ sentMs }, at) => {
    const earlier = moments[at - distance]
    return earlier === undefined || sentMs - earlier.answeredMs >= gapMs
  })
}

/** The most requests that were sent within one second, as far as the clock shows. */
export function mostInOneSecond(exchanges: readonly Exchange[]): number {
  const sent = exchanges.map((exchange) => momentsOf(exchange).sentMs)
  return Math.max(0, ...sent.map((from) => sent.filter((at) => at >= from && at < from + 1000).length))
}

/** The refusals among the answers to a burst, but for those that a day's limit gave. */
export function refusalsIn(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(
    (one) => one.answer !== undefined && !isSuccess(one) && errorClassOf(one) !== 'CategorizationLimitReached',
  )
}
