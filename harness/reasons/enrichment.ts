import { count, countThat } from './count.ts'

/** Data enrichment: its limit of the day, its marks of duplicates, and its routes. */
export const enrichment = {
  'stopped-by-limit': ({ accepted, batches }: { accepted: number; batches: number }) =>
    `The target accepted ${accepted} of ${count(batches, 'batch', 'batches')} and then stopped the client.`,
  'not-stopped-by-limit': ({ batches }: { batches: number }) =>
    `The target accepted ${count(batches, 'batch', 'batches')} of a pending client in a day; expected CategorizationLimitReached.`,
  'client-stopped-by-day': ({ outcome, client }: { outcome: string; client: string }) =>
    `The target stopped a ${client} client by the limit of the day: ${outcome}; expected it to accept every batch.`,
  'batches-accepted': ({ batches }: { batches: number }) =>
    `The target accepted ${count(batches, 'batch', 'batches')}.`,

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

  'route-unknown': ({ route, outcome }: { route: string; outcome: string }) =>
    `The target answers ${outcome} to ${route}; expected any answer but RouteNotFound.`,
  'unknown-route-accepted': ({ outcome }: { outcome: string }) =>
    `The target accepts a route that does not exist (${outcome}), so its answers do not show which routes exist.`,
  'routes-known': ({ requests }: { requests: number }) =>
    `The target answered ${count(requests, 'request')} to its routes, none with RouteNotFound.`,
  'left-to-its-client': ({ transactions }: { transactions: number }) =>
    `${count(transactions, 'transaction')} of the main client ${transactions === 1 ? 'is' : 'are'} the same after the request of the second client.`,
  'changed-by-other-client': ({ id, got }: { id: string; got: string }) =>
    `After a request of the second client, the list shows ${got} for the transaction ${id} of the main client; expected it as it was.`,
  'taught-nothing': ({ outcome }: { outcome: string }) =>
    `The target did not learn from the second client about a transaction of the main client: it answered ${outcome}.`,
  'taught-by-other-client': ({ outcome }: { outcome: string }) =>
    `The target learned from the second client about a transaction of the main client: it answered ${outcome}; expected a refusal, or learned false.`,
} as const
