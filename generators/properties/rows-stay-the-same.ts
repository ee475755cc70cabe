import type { Draft, Send } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import { sameRowsForEveryPageSize } from '../../harness/checks/paging/pages-complete.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { pageSize, pageSizeEdges } from '../arbitraries/page-size.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

/** For every page size in range, the pages hold the same rows in the same order as the smallest pages. */
export function rowsStayTheSame(send: Send, draft: Draft, least: number, most: number): Property<number> {
  const sized = (size: number) => followPages(send, edit.withQuery(draft, 'per_page', String(size)))
  let smallest: Promise<Exchange[]> | undefined
  return {
    arbitrary: pageSize(least, most),
    edges: pageSizeEdges(least, most).filter((size) => size !== least),
    holds: async (size) => {
      smallest ??= sized(least)
      const pages = await sized(size)
      const judgement = sameRowsForEveryPageSize([await smallest, pages])
      return { label: `${pages.length} pages`, outcome: caseOutcome(pages.at(-1)), judgement }
    },
    show: (size) => `per_page=${size}`,
  }
}
