import fc from 'fast-check'

/** A valid page size, 100 to 1000 by default. Shrinks towards the least. Source: Limits. */
export function pageSize(least = 100, most = 1000): fc.Arbitrary<number> {
  return fc.integer({ min: least, max: most })
}

/** Sizes with many divisors, primes, and powers of two. */
const sizes = [105, 128, 150, 173, 256, 420, 750]

/** The ends of a range of page sizes, their neighbours, the middle, and sizes of several kinds. */
export function pageSizeEdges(least: number, most: number): number[] {
  const edges = [least, most, least + 1, most - 1, Math.floor((least + most) / 2), ...sizes]
  return [...new Set(edges)].filter((size) => size >= least && size <= most)
}
