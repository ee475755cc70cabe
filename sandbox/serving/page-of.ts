import { type Call, type Reply, asUnsigned } from './call.ts'
import { refusal } from '../basics/refusals.ts'

/**
 * The page of `rows` that the request asks for, each row shaped by `shape`, with its meta. `rows` must be ascending by
 * id. Source: Conventions: pagination.
 * @throws Refusal ValueOutOfRange, WrongRequestFormat
 */
export function pageOf<Row extends { id: string }>(
  call: Pick<Call, 'sandbox' | 'client' | 'version' | 'query' | 'url'>,
  rows: readonly Row[],
  shape: (row: Row) => unknown,
): Reply {
  const { paging } = call.sandbox.rules
  const perPageText = call.query.get('per_page')
  const fromId = call.query.get('from_id')
  // Source: Version 6 endpoints.
  if (call.version.name === 'v6' && perPageText !== null && !/^\d+$/.test(perPageText)) throw refusal('per-page-whole')
  asUnsigned(call.sandbox, 'per_page', perPageText)
  asUnsigned(call.sandbox, 'from_id', fromId)
  const ordered = paging.ordered(rows, call)
  const perPage = paging.perPage(perPageText, paging)
  const start = paging.startsAt(ordered, fromId)
  const nextId = paging.nextId(ordered, start, perPage)
  return {
    data: ordered.slice(start, start + perPage).map(shape),
    meta: { next_id: nextId, next_page: paging.nextPage(call.url, nextId) },
  }
}
