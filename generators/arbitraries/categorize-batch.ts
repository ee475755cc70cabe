import fc from 'fast-check'

/**
 * What an item of a batch is like: good, or the one limit that it exceeds. None lacks a required field, for which a
 * target may refuse the whole request as malformed.
 */
export const itemKinds = ['good', 'long description', 'long identifier'] as const
export type ItemKind = (typeof itemKinds)[number]

/** One item of each kind, good and bad ones mixed, bad ones alone, and more good ones. */
export const categorizeBatchEdges: readonly ItemKind[][] = [
  ['good', 'long description', 'good', 'long identifier', 'good'],
  ...itemKinds.map((kind) => [kind]),
  ['long description', 'long identifier'],
  ['good', 'good', 'good', 'long identifier'],
]

/**
 * Kinds of the items of one batch, 1 to 100 of them and mostly few, since each counts against a client's limit for the
 * day. Shrinks towards one good item. Source: Account information / Version 3 differences, transactions/categorize.
 */
export function categorizeBatch(): fc.Arbitrary<ItemKind[]> {
  const kind = fc.oneof(
    { weight: 2, arbitrary: fc.constant<ItemKind>('good') },
    { weight: 3, arbitrary: fc.constantFrom(...itemKinds) },
  )
  const few = fc.array(kind, { minLength: 1, maxLength: 8 })
  const many = fc.array(kind, { minLength: 1, maxLength: 60, size: 'max' })
  return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: many })
}
