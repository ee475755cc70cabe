import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, metaOf, type Row, rowsOf, transportErrorIn } from '../answers/answer.ts'
import { nothingIn } from '../answers/nothing-in.ts'

/** One page of a list, as a check reads it. */
export interface Page {
  rows: Row[]
  /** The ids of the rows as text; a row without one gives the empty text. */
  ids: string[]
  nextId: string | undefined
  nextPage: string | undefined
  exchange: Exchange
}

/** The pages of a list or of single requests, or why they cannot be evaluated: a transport error, a refusal, no list. */
export function pagesOf(exchanges: readonly Exchange[]): { pages: Page[] } | { unjudgeable: Judgement } {
  const unanswered = transportErrorIn(exchanges)
  if (unanswered !== undefined) return { unjudgeable: unanswered }
  const pages: Page[] = []
  for (const exchange of exchanges) {
    const rows = rowsOf(exchange)
    if (!isSuccess(exchange) || rows === undefined) {
      return {
        unjudgeable: nothingIn(exchange, 'list'),
      }
    }
    const meta = metaOf(exchange)
    const ids = rows.map(({ id }) => textOf(id) ?? '')
    pages.push({ rows, ids, nextId: textOf(meta?.next_id), nextPage: textOf(meta?.next_page), exchange })
  }
  return { pages }
}

/** The ids of the rows on these pages; none where one of them cannot be evaluated. */
export function idsOn(exchanges: readonly Exchange[]): string[] {
  const read = pagesOf(exchanges)
  return 'pages' in read ? read.pages.flatMap(({ ids }) => ids) : []
}

/** Ids as text whatever their type, which is evaluated elsewhere; undefined where there is none. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Evaluates pages where there are enough of them: fewer than `least` make the rule inconclusive, as do answers without a
 * list.
 */
export function overPages(
  exchanges: readonly Exchange[],
  least: number,
  decide: (pages: Page[]) => Judgement,
): Judgement {
  const read = pagesOf(exchanges)
  if ('unjudgeable' in read) return read.unjudgeable
  if (read.pages.length >= least) return decide(read.pages)
  const rows = read.pages.reduce((sum, page) => sum + page.rows.length, 0)
  return inconclusive(
    because('list-too-short', {
      why: `The rule shows on ${count(least, 'page')} or more; there ${read.pages.length === 1 ? 'was' : 'were'} ${read.pages.length}, with ${count(rows, 'row')}`,
    }),
    exchanges,
  )
}
