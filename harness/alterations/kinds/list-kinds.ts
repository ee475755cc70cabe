import { jsonText } from '../../../core/exact-json.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'
import { changeTo } from '../../../faults/value-changes.ts'

/** A kind of alteration of a list's rows; `others` are rows of other lists of the same route. */
export interface ListKind {
  id: KindOfFault
  of: (rows: readonly unknown[], others: readonly unknown[]) => unknown
}

const words = ['without-first', 'without-last', 'first-twice', 'backwards'] as const

export const listKinds: readonly ListKind[] = [
  ...words.map((word) => {
    const change = changeTo(word)
    return { id: `shows-as-${word}` as const, of: (rows: readonly unknown[]) => change(rows, '') }
  }),
  {
    id: 'shows-a-row-of-another',
    of: (rows, others) => {
      const known = new Set(rows.map(jsonText))
      const strange = others.filter((row) => !known.has(jsonText(row)))
      return strange.length > 0 ? [...rows, strange[0]] : rows
    },
  },
  {
    id: 'shows-the-rows-of-another',
    of: (rows, others) => (others.length > 0 ? others : rows),
  },
]
