import { check } from '../answers/check.ts'
import { demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { metaOf } from '../answers/answer.ts'
import { pagesOf } from './pages.ts'
import { kindOf } from '../answers/shape.ts'

/**
 * Whether every page but the last names the next one in meta, with next_id as ids are (where they are integers, a text
 * will do) and next_page as a text. One page is inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export const metaNamesNextPage = check((pages: readonly Exchange[], ids: 'string' | 'integer' = 'string') => {
  pagesOf(pages, 2)
  for (const exchange of pages.slice(0, -1)) {
    for (const key of ['next_id', 'next_page']) {
      const value = metaOf(exchange)?.[key]
      if (typeof value === 'string' && value !== '') continue
      const number = ids === 'integer' && key === 'next_id'
      if (number && ['number', 'bigint'].includes(typeof value)) continue
      const difference = {
        wanted: number ? 'an integer or a text' : 'a text',
        got: value === '' ? 'an empty text' : kindOf(value),
        place: `meta.${key}`,
      }
      return differs(difference, [exchange])
    }
  }
  return holds(pages, pages.length - 1, 'page')
})

/**
 * Whether pagination came to an end: its last page with rows names no next one, neither by null, by absence nor by an
 * empty text.
 * `pages` are the pages followed, with at least one more than the list can have before it was given up.
 * Source: Account information / Conventions: pagination.
 */
export const lastPageEnds = check((pages: readonly Exchange[]) => {
  const read = pagesOf(pages)
  const last = read.findLast(({ rows }) => rows.length > 0) ?? read.at(-1)
  demandSome(last, 'page')
  const next = last.nextId ?? last.nextPage
  if (next === undefined) return holds([last.exchange], read.length, 'page')
  const difference = {
    wanted: 'no next page',
    got: next,
    place: last.nextId === undefined ? 'meta.next_page' : 'meta.next_id',
  }
  return differs(difference, [last.exchange])
})
