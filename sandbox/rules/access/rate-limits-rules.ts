import type { WindowKind } from '../../basics/window.ts'

/** What a limit of requests per second may be counted by. */
export interface Counted {
  /** Name of the route. */
  route: string
  perSecond: number
  /** Where the request came from. */
  address: string
  /** Its App-id header; empty when there is none. */
  appId: string
}

/** How many requests a second are served. Source: Limits and Data enrichment error body of the second document. */
export function rateLimitsRules() {
  return {
    /** Undefined where the route has no limit. */
    perSecond: ({ rateLimits }: { rateLimits?: Readonly<Record<string, number>> }, route: string): number | undefined =>
      rateLimits?.[route],

    /** How a second is counted. A choice. */
    window: 'sliding' as WindowKind,

    /** Whether requests that were refused for being too many count too, where the window slides. A choice. */
    refusedCount: false,

    /** Requests with the same text are counted together. That each route counts for itself is a choice. */
    countedBy: ({ route, address }: Counted): string => `${route} ${address}`,

    status: 429,
    errorClass: 'RateLimitExceeded',
    message: (perSecond: number): string =>
      `this route serves ${perSecond} requests per second to one IP address; try again in a moment`,

    /** What Retry-After says, in whole seconds; undefined where it is left out. */
    retryAfter: (earlyMs: number): string | undefined => String(Math.ceil(earlyMs / 1000)),
  }
}
