import { becauseOf } from '../../../harness/reasons/because.ts'
import { count, countThat } from '../../../harness/reasons/count.ts'

/** Data enrichment: its marks of duplicates, its deletions, and what is left to each client. */
export const reasons = {
  'flag-not-shown': ({ id }: { id: string }) => `The list does not show duplicated for the transaction ${id}.`,
  'marked-before': ({ id }: { id: string }) => `The transaction ${id} was marked as a duplicate before the request.`,
  'flag-shown': ({ id, flag }: { id: string; flag: boolean }) =>
    `The transaction ${id} has duplicated ${flag}, as expected.`,
  'flag-differs': ({ id, wanted, got }: { id: string; wanted: boolean; got: boolean }) =>
    `The transaction ${id} has duplicated ${got}; expected ${wanted}.`,
  'no-other-transaction': () => 'The list shows no other transaction.',
  'others-unmarked': ({ others }: { others: number }) =>
    `${countThat(others, 'other transaction', 'is')} marked as before.`,
  'other-marked': ({ id, other }: { id: string; other: string }) =>
    `The transaction ${other} became a duplicate too; expected the mark on ${id} alone.`,

  'rows-gone': ({ before, after }: { before: number; after: number }) =>
    `The list has ${count(after, 'row')} after the deletion; it had ${before}.`,
  'no-row-gone': ({ before, after }: { before: number; after: number }) =>
    `The list has ${count(after, 'row')} after the deletion; expected fewer than ${before}.`,
  'no-list-to-shorten': () => 'There was no list with rows that could become shorter.',

  'left-to-its-client': ({ transactions }: { transactions: number }) =>
    `${count(transactions, 'transaction')} of the main client ${transactions === 1 ? 'is' : 'are'} the same after the request of the second client.`,
  'changed-by-other-client': ({ id, got }: { id: string; got: string }) =>
    `After a request of the second client, the list shows ${got} for the transaction ${id} of the main client; expected it as it was.`,
} as const

/** A reason of data enrichment, or of the catalogue. */
export const because = becauseOf(reasons)
