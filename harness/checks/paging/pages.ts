import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { isAnswered, isSuccess, metaOf, type Row, rowsOf } from '../answers/answer.ts'
import { demand, demandAnswered, nothingIn } from '../answers/demands.ts'

/** One page of a list, as a check reads it. */
export interface Page {
  rows: Row[]
  /** The ids of the rows as text; a row without one gives the empty text. */
  ids: string[]
  nextId: string | undefined
  nextPage: string | undefined
  exchange: Exchange
}

/**
 * The pages of a list or of single requests, at least so many. @throws CheckStopped (inconclusive) for a transport error, a
 * refusal, an answer without a list, and for too few
 */
export function pagesOf(exchanges: readonly Exchange[], least = 1): Page[] {
  demandAnswered(exchanges)
  const pages = exchanges.map((exchange) => pageOf(exchange) ?? nothingIn(exchange, 'list'))
  const rows = pages.reduce((sum, page) => sum + page.rows.length, 0)
  demand(pages.length >= least, because('list-too-short', { rows }), exchanges)
  return pages
}

function pageOf(exchange: Exchange): Page | undefined {
  const rows = rowsOf(exchange)
  if (!isSuccess(exchange) || rows === undefined) return undefined
  const meta = metaOf(exchange)
  const ids = rows.map(({ id }) => textOf(id) ?? '')
  return { rows, ids, nextId: textOf(meta?.next_id), nextPage: textOf(meta?.next_page), exchange }
}

/** The ids of the rows on these pages; none where one of them cannot be evaluated. */
export function idsOn(exchanges: readonly Exchange[]): string[] {
  const pages = exchanges.flatMap((exchange) => (isAnswered(exchange) ? (pageOf(exchange) ?? []) : []))
  return pages.length < exchanges.length ? [] : pages.flatMap(({ ids }) => ids)
}

/** Ids as text whatever their type, which is evaluated elsewhere; undefined where there is none. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
