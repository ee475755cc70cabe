/**
 * How much is taken at once. Source: Errors, RateLimitExceeded and TooManyRequests; the numbers are not shown, so
 * nothing is limited unless a variant says so.
 */
export function crowdingRules() {
  return {
    loginsAtOnce: Number.POSITIVE_INFINITY,
    connectsPerMinute: Number.POSITIVE_INFINITY,

    tooManyLogins: (running: number, limit: number): boolean => running >= limit,
    tooManyConnects: (inLastMinute: number, limit: number): boolean => inLastMinute >= limit,
  }
}
