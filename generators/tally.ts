const mostNames = 200
const longestName = 120

/** How often each of some names was seen. */
export interface Tally {
  count(names: string | string[]): void
  counts(): Record<string, number>
}

/** A tally of bounded size: as a target may make up a name for each answer, new ones beyond 200 are `others`. */
export function createTally(): Tally {
  const seen = new Map<string, number>()
  return {
    count(names) {
      for (const whole of [names].flat()) {
        // A name that is too long is not cut: half of a secret within it would not be recognised.
        const name = whole.length > longestName ? 'a longer name' : whole
        const kept = seen.has(name) || seen.size < mostNames ? name : 'others'
        seen.set(kept, (seen.get(kept) ?? 0) + 1)
      }
    },
    counts: () => Object.fromEntries(seen),
  }
}
