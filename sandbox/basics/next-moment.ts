let last = 0

/**
 * Milliseconds since 1970 with their fraction, by a monotonic clock. Each moment is later than the one before, so that
 * observations have one order.
 */
export function nextMomentMs(): number {
  last = Math.max(performance.timeOrigin + performance.now(), last + 0.001)
  return last
}
