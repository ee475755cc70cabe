import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from './pages.ts'

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
