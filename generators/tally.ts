import { mostShown } from '../core/most-shown.ts'

/** A count for each name. */
export interface Tally {
  count(names: string | string[]): void
  counts(): Record<string, number>
}

/** A tally of bounded size: a target may invent names, so new ones beyond those that a page shows count as `others`. */
export function createTally(): Tally {
  const seen = new Map<string, number>()
  return {
    count(names) {
      for (const whole of [names].flat()) {
        // A long name is not cut, because half of a secret would not be recognised.
        const name = whole.length > mostShown.value ? 'a longer name' : whole
        const kept = seen.has(name) || seen.size < mostShown.opened ? name : 'others'
        seen.set(kept, (seen.get(kept) ?? 0) + 1)
      }
    },
    counts: () => Object.fromEntries(seen),
  }
}
