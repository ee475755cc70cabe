import fc from 'fast-check'

/**
 * A position in a list of `count` rows, 0 to count-1: half of them beside a multiple of 100, where pages meet.
 * Shrinks towards the first row. `count` is at least 1.
 */
export function rowPosition(count: number): fc.Arbitrary<number> {
  const boundaries: number[] = []
  for (let hundred = 100; hundred < count; hundred += 100) {
    boundaries.push(hundred, hundred - 1, ...(hundred + 1 < count ? [hundred + 1] : []))
  }
  const anywhere = fc.nat(count - 1)
  return boundaries.length === 0 ? anywhere : fc.oneof(anywhere, fc.constantFrom(...boundaries))
}
