import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from './pages.ts'

/**
 * Whether every page of a walk but the last holds exactly `size` rows, and the last no more. One page is inconclusive.
 * Source: Account information / Limits.
 */
export function pageHolds(pages: readonly Exchange[], size: number): Judgement {
  return overPages(pages, 2, (read) => {
    const wrong = read.findIndex(({ rows }, number) =>
      number === read.length - 1 ? rows.length > size : rows.length !== size,
    )
    const page = read[wrong]
    if (page === undefined) return held(`${read.length - 1} pages held ${size} rows each.`, [...pages])
    const difference = { wanted: `${size} rows`, got: `${page.rows.length} rows`, place: 'data' }
    return broken(`Page ${wrong + 1} of ${read.length} does not have the size asked for.`, difference, [page.exchange])
  })
}

/**
 * Whether leaving per_page out gives the page that asking for the default gives. A page that is not followed by another
 * shows nothing of its size and is inconclusive.
 * Source: Account information / Conventions: pagination.
 */
export function defaultPageIs(
  withoutSize: Exchange,
  withSize: Exchange,
  options: { size: number } = { size: 100 },
): Judgement {
  const evidence = [withSize, withoutSize]
  return overPages(evidence, 2, ([asked, left]) => {
    if (asked?.nextId === undefined && left?.nextId === undefined) {
      return inconclusive(`The list is too short to show a page size of ${options.size}.`, evidence)
    }
    const got = `${left?.ids.length ?? 0} rows from ${left?.ids[0] ?? 'nowhere'}`
    const wanted = `${asked?.ids.length ?? 0} rows from ${asked?.ids[0] ?? 'nowhere'}`
    if (JSON.stringify(asked?.ids) === JSON.stringify(left?.ids)) return held(`Both pages hold ${got}.`, evidence)
    return broken(`Leaving per_page out is not the same as ${options.size}.`, { wanted, got, place: 'data' }, evidence)
  })
}
