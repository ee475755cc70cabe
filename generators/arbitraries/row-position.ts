import fc from 'fast-check'

/**
 * A position in a list of `count` rows (at least 1), from 0 to count-1. Half of them are beside a multiple of 100,
 * where pages meet. Shrinks towards the first row.
 */
export function rowPosition(count: number): fc.Arbitrary<number> {
  const boundaries = wherePagesMeet(count)
  const anywhere = fc.nat(count - 1)
  return boundaries.length === 0 ? anywhere : fc.oneof(anywhere, fc.constantFrom(...boundaries))
}

/** The first and last rows of a list, and the rows at the first few page boundaries. */
export function rowPositionEdges(count: number): number[] {
  const ends = [0, count - 1, 1, count - 2].filter((at) => at >= 0 && at < count)
  return [...new Set([...ends, ...wherePagesMeet(count).slice(0, mostBoundaries)])]
}

/** A list of a thousand rows has ten pages, so that all of its boundaries are among the cases. */
const mostBoundaries = 9

/** The rows beside each multiple of 100. */
function wherePagesMeet(count: number): number[] {
  const hundreds = Array.from({ length: Math.ceil(count / 100) }, (_, at) => at * 100).slice(1)
  return hundreds.flatMap((hundred) => [hundred, hundred - 1, hundred + 1]).filter((at) => at < count)
}
