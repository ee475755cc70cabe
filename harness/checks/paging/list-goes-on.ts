import { check } from '../answers/check.ts'
import { because } from '../../reasons/because.ts'
import { demand } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { idsOn, pagesOf } from './pages.ts'

/**
 * Whether pagination showed all of a list that is said to have more than `claimed` rows. Where it ended before, `beyond`
 * is the list requested otherwise, from its last row or in larger pages: rows that only they show were withheld. Where
 * they end at the same row, the list is as short as the target says, and who gave it as large may be wrong.
 * Source: Account information / Conventions: pagination.
 */
export const listGoesOn = check((pages: readonly Exchange[], beyond: readonly Exchange[], claimed: number) => {
  const read = pagesOf(pages)
  const shown = new Set(read.flatMap((page) => page.ids))
  const rows = shown.size
  if (rows > claimed) return holds(pages, rows, 'row')
  const others = beyond.map((page) => ({ page, ids: idsOn([page]) }))
  const more = others.find(({ ids }) => ids.some((id) => !shown.has(id)))
  if (more) {
    const wanted = `a next page, with ${more.ids.find((id) => !shown.has(id))} for example`
    return differs({ wanted, got: `none after ${count(rows, 'row')}`, place: 'meta' }, [...pages, more.page])
  }
  const evidence = [...pages, ...beyond]
  const isWhole = others.every(({ ids }) => ids.length === 0)
  demand(isWhole, because('too-few', { seen: rows, what: 'row', least: claimed + 1 }))
  return differs({ wanted: `more than ${claimed} rows`, got: count(rows, 'row'), place: 'data' }, evidence)
})
