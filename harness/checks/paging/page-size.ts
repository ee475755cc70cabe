import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from './pages.ts'

/**
 * Whether every page of a list but the last holds exactly `size` rows, and the last no more. One page is inconclusive.
 * Source: Account information / Limits.
 */
export function pageHolds(pages: readonly Exchange[], size: number): Judgement {
  return overPages(pages, 2, (read) => {
    const wrong = read.findIndex(({ rows }, number) =>
      number === read.length - 1 ? rows.length > size : rows.length !== size,
    )
    const page = read[wrong]
    if (page === undefined) return holds(pages, read.length - 1, 'page')
    const isLast = wrong === read.length - 1
    const wanted = `${isLast ? 'at most ' : ''}${count(size, 'row')} on page ${wrong + 1} of ${read.length}`
    return differs({ wanted, got: count(page.rows.length, 'row'), place: 'data' }, [page.exchange])
  })
}

/**
 * Whether the page behind next_page is as long as the page of a stated size that starts with the same row. Where that page
 * is the last one, it may be shorter than its size, and nothing is shown.
 */
export function nextPageKeepsSize(byNextPage: Exchange, bySize: Exchange): Judgement {
  const evidence = [bySize, byNextPage]
  return overPages(evidence, 2, ([wanted, got]) => {
    const [size, rows] = [wanted?.rows.length ?? 0, got?.rows.length ?? 0]
    if (wanted?.nextId === undefined)
      return inconclusive(
        because('list-too-short', {
          why: `The second page is the last one, with ${count(size, 'row')}, so it shows no page size`,
        }),
        evidence,
      )
    if (rows === size) return holds(evidence, size, 'row')
    const wantedRows = `${count(size, 'row')}, as on the page of a stated size`
    return differs({ wanted: wantedRows, got: count(rows, 'row'), place: 'data' }, evidence)
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
    if (asked?.nextId === undefined && left?.nextId === undefined)
      return inconclusive(
        because('list-too-short', { why: `The list is too short to show a page size of ${options.size}` }),
        evidence,
      )
    const rows = left?.ids.length ?? 0
    const got = `${count(rows, 'row')} from ${left?.ids[0] ?? 'nowhere'}`
    const wanted = `${count(asked?.ids.length ?? 0, 'row')} from ${asked?.ids[0] ?? 'nowhere'}, as with per_page ${options.size}`
    if (JSON.stringify(asked?.ids) === JSON.stringify(left?.ids)) return holds(evidence, rows, 'row')
    return differs({ wanted, got, place: 'data' }, evidence)
  })
}
