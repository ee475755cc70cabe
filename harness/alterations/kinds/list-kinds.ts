import type { AlterationKind } from '../kit/alteration.ts'
import { unchanged } from './value-kinds.ts'

/** A kind of alteration of a list's rows; `others` are rows of other lists of the same route. */
export interface ListKind extends AlterationKind {
  of: (rows: readonly unknown[], others: readonly unknown[]) => unknown
}

export const listKinds: readonly ListKind[] = [
  {
    id: 'row-skipped',
    sentence: 'A list leaves out its first row.',
    of: (rows) => (rows.length > 0 ? rows.slice(1) : unchanged),
  },
  {
    id: 'last-row-skipped',
    sentence: 'A list leaves out its last row.',
    of: (rows) => (rows.length > 1 ? rows.slice(0, -1) : unchanged),
  },
  {
    id: 'row-repeated',
    sentence: 'A list shows a row twice.',
    of: (rows) => (rows.length > 0 ? [...rows, rows[0]] : unchanged),
  },
  {
    id: 'rows-reversed',
    sentence: 'A list has its rows in the opposite order.',
    of: (rows) => (rows.length > 1 ? rows.toReversed() : unchanged),
  },
  {
    id: 'row-of-another',
    sentence: 'A list shows a row of another list: of another customer, login or filter.',
    of: (rows, others) => {
      const known = new Set(rows.map(textOf))
      const strange = others.filter((row) => !known.has(textOf(row)))
      return strange.length > 0 ? [...rows, strange[0]] : unchanged
    },
  },
  {
    id: 'rows-of-another',
    sentence: 'A list shows the rows of another list in place of its own.',
    of: (rows, others) => (others.length > 0 && textOf(rows) !== textOf(others) ? others : unchanged),
  },
]

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
}
