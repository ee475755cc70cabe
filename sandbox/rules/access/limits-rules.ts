import type { WindowKind } from '../../basics/window.ts'
import type { Client } from '../../store/entities.ts'

/** What limits of requests per second may count by. */
export interface Counted {
  /** Name of the route. */
  route: string
  perSecond: number
  /** The address of the sender. */
  address: string
  /** Its App-id header; empty when there is none. */
  appId: string
}

/** How many requests per second are served. Source: Limits and Data enrichment error body of the second document. */
export const rateLimitsRules = () => ({
  /** Undefined for a route without limit. */
  perSecond: ({ rateLimits }: { rateLimits?: Readonly<Record<string, number>> }, route: string): number | undefined =>
    rateLimits?.[route],

  /** How a second is counted. A choice. */
  window: 'sliding' as WindowKind,

  /** Whether refused requests count too in a sliding window. A choice. */
  refusedCount: false,

  /** The key under which requests are counted. That each route counts alone is a choice. */
  countedBy: ({ route, address }: Counted): string => `${route} ${address}`,

  status: 429,
  errorClass: 'RateLimitExceeded',
  message: (perSecond: number): string =>
    `this route serves ${perSecond} requests per second to one IP address; try again in a moment`,

  /** The value of Retry-After in whole seconds; undefined sends no header. */
  retryAfter: (earlyMs: number): string | undefined => String(Math.ceil(earlyMs / 1000)),
})

/**
 * Limits of concurrent work. Source: Errors, RateLimitExceeded and TooManyRequests. The documents show no numbers, so
 * each client may have its own, and most have none.
 */
export const crowdingRules = () => ({
  tooManyLogins: (running: number, { loginsAtOnce }: Client): boolean =>
    loginsAtOnce !== undefined && running >= loginsAtOnce,
  tooManyConnects: (recent: number, { connects }: Client): boolean =>
    connects !== undefined && recent >= connects.requests,

  /** The start of the time in which connects count, in milliseconds since the epoch. The sliding window is a choice. */
  countedSince: (nowMs: number, seconds: number): number => nowMs - seconds * 1000,
})
