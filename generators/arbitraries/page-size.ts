import fc from 'fast-check'

/** A page size that the documents allow, 100 to 1000 by default. Shrinks towards the least. Source: Limits. */
export function pageSize(least = 100, most = 1000): fc.Arbitrary<number> {
  return fc.integer({ min: least, max: most })
}
