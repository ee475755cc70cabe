import { count } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, metaOf, type Row, rowsOf, transportErrorIn } from '../answers/answer.ts'
import { nothingIn, nothingToCheck } from '../answers/nothing-in.ts'

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

/**
 * Whether the pages of a list hold each of these ids once. Rows beside them are let be. Without ids it is inconclusive,
 * and so is a missing row where the last page read still names a next one.
 */
export function listsEachOnce(pages: readonly Exchange[], ids: readonly string[]): Judgement {
  return overPages(pages, 1, (read) => {
    if (ids.length === 0) return nothingToCheck('id to look for', pages)
    const seen = read.flatMap((page) => page.ids)
    for (const id of ids) {
      const times = seen.filter((other) => other === id).length
      if (times === 1) continue
      const last = read.at(-1)
      if (times === 0 && last?.nextId !== undefined)
        return inconclusive(
          `The list is longer than the ${count(read.length, 'page')} that ${read.length === 1 ? 'was' : 'were'} read`,
          [last.exchange],
        )
      const difference = {
        wanted: `the row ${id} once`,
        got: `${count(times, 'time')} among ${count(seen.length, 'row')}`,
        place: 'data',
      }
      return differs(difference, pages)
    }
    return holds(pages, ids.length, 'expected row')
  })
}
