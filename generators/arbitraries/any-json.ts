import fc from 'fast-check'

/** A small JSON value of any kind, in place of a value that the documents expect. Shrinks towards null. */
export function anyJson(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, '', ' ', '0', 'null', [], {}, [null], { id: 1 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.maxSafeInteger(),
    fc.jsonValue({ maxDepth: 3 }),
  )
}
