import { check } from '../answers/check.ts'
import { demandAtLeast, demandKnown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { disorderOf } from './id-order.ts'
import { pagesOf, type Page } from './pages.ts'

/**
 * Whether the ids of a list ascend, across the boundaries of its pages too. Fewer than two rows are inconclusive, and so
 * are ids of a form whose order cannot be checked.
 * Source: Account information / Conventions: pagination.
 */
export const idsAscend = check((pages: readonly Exchange[]) => {
  const read = pagesOf(pages)
  const rows = read.flatMap((page) => page.rows)
  demandAtLeast(2, rows.length, 'row')
  const disorder = disorderOf(rows)
  if (disorder === undefined) return holds(pages, rows.length, 'row')
  demandKnown(disorder, 'order', 'ids of this form')
  const { place, evidence } = locate(read, disorder.at)
  const { wanted, got } = disorder
  return differs({ wanted, got, place }, evidence)
})

/** Where the row at a position of the whole list stands, and the pages that show it with the row before. */
function locate(pages: Page[], position: number): { place: string; evidence: Exchange[] } {
  let index = position
  for (const [number, page] of pages.entries()) {
    if (index < page.rows.length) {
      const before = index === 0 ? pages[number - 1]?.exchange : undefined
      return { place: `data[${index}].id`, evidence: before ? [before, page.exchange] : [page.exchange] }
    }
    index -= page.rows.length
  }
  return { place: 'data', evidence: pages.map(({ exchange }) => exchange) }
}
