import type { Client } from '../../store/entities.ts'

/**
 * How much is taken at once. Source: Errors, RateLimitExceeded and TooManyRequests; the numbers are not shown, so each
 * client may have its own, and most have none.
 */
export function crowdingRules() {
  return {
    tooManyLogins: (running: number, { loginsAtOnce }: Client): boolean =>
      loginsAtOnce !== undefined && running >= loginsAtOnce,
    tooManyConnects: (recent: number, { connects }: Client): boolean =>
      connects !== undefined && recent >= connects.requests,

    /** From when on connects count: milliseconds since the epoch. That the time slides is a choice. */
    countedSince: (nowMs: number, seconds: number): number => nowMs - seconds * 1000,

    loginsClass: 'RateLimitExceeded',
    connectsClass: 'TooManyRequests',
  }
}
