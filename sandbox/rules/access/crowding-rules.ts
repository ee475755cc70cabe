import type { Client } from '../../store/entities.ts'

/**
 * Limits of concurrent work. Source: Errors, RateLimitExceeded and TooManyRequests. The documents show no numbers, so
 * each client may have its own, and most have none.
 */
export function crowdingRules() {
  return {
    tooManyLogins: (running: number, { loginsAtOnce }: Client): boolean =>
      loginsAtOnce !== undefined && running >= loginsAtOnce,
    tooManyConnects: (recent: number, { connects }: Client): boolean =>
      connects !== undefined && recent >= connects.requests,

    /** The start of the time in which connects count, in milliseconds since the epoch. The sliding window is a choice. */
    countedSince: (nowMs: number, seconds: number): number => nowMs - seconds * 1000,

    loginsClass: 'RateLimitExceeded',
    connectsClass: 'TooManyRequests',
  }
}
