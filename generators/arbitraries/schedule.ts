import fc from 'fast-check'

/** The limit for which the schedules of a property are made. */
export const scheduledPerSecond = 5

/** A schedule for a route with a higher limit: as many requests at each moment as the limit is higher. */
export function scheduleFor(perSecond: number, starts: readonly number[]): number[] {
  const times = Math.floor(perSecond / scheduledPerSecond)
  return starts.flatMap((start) => Array.from({ length: times }, () => start))
}

/** Two full bursts, a second apart. */
export function scheduleEdges(perSecond: number): number[][] {
  return [[0, 1].flatMap((start) => Array.from({ length: perSecond }, () => start))]
}

/**
 * The moments of twice as many requests as a limit allows in a second, in seconds after the first: in bursts, evenly or
 * anyhow, and never more within one second than the limit. Shrinks towards full bursts, a second apart.
 */
export function schedule(perSecond: number): fc.Arbitrary<number[]> {
  const gap = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 2 / perSecond, noNaN: true }))
  return fc.array(gap, { minLength: 2 * perSecond, maxLength: 2 * perSecond }).map((gaps) => {
    const starts: number[] = []
    for (const [at, wait] of gaps.entries()) {
      const earliest = at < perSecond ? 0 : (starts[at - perSecond] ?? 0) + 1
      starts.push(at === 0 ? 0 : Math.max((starts[at - 1] ?? 0) + wait, earliest))
    }
    return starts
  })
}
