import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import { idsOn, overPages } from './pages.ts'

/**
 * Whether pagination showed all of a list that is said to have more than `claimed` rows. Where it ended before, `beyond`
 * is the list requested otherwise, from its last row or in larger pages: rows that only they show were withheld. Where
 * they end at the same row, the list is as short as the target says, and who gave it as large may be wrong.
 * Source: Account information / Conventions: pagination.
 */
export function listGoesOn(pages: readonly Exchange[], beyond: readonly Exchange[], claimed: number): Judgement {
  return overPages(pages, 1, (read) => {
    const shown = new Set(read.flatMap((page) => page.ids))
    const rows = shown.size
    if (rows > claimed) return held(`Pagination shows ${count(rows, 'row')}, more than ${claimed}`, pages)
    const others = beyond.map((page) => ({ page, ids: idsOn([page]) }))
    const more = others.find(({ ids }) => ids.some((id) => !shown.has(id)))
    if (more) {
      const wanted = `a next page, with ${more.ids.find((id) => !shown.has(id))} for example`
      return differs({ wanted, got: `none after ${count(rows, 'row')}`, place: 'meta' }, [...pages, more.page])
    }
    const evidence = [...pages, ...beyond]
    if (others.some(({ ids }) => ids.length > 0))
      return inconclusive(
        `The list has ${count(rows, 'row')}, however it is requested. The profile gives it as one of more than ${claimed}; \`assay doctor\` counts them`,
        evidence,
      )
    return differs({ wanted: `more than ${claimed} rows`, got: count(rows, 'row'), place: 'data' }, evidence)
  })
}
