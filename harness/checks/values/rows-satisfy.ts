import { countThat } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'

export interface RowRule {
  /** The rule in words, with what it compares: `account_id 7`. */
  wanted: string
  /** What the row shows in its place; its id where absent. */
  got?: (row: Row) => string
}

/**
 * Whether every row of a list, over one page or several, satisfies a predicate. No row at all is inconclusive.
 */
export function rowsSatisfy(
  pages: readonly Exchange[],
  satisfies: (row: Row) => boolean,
  { wanted, got = (row) => `row ${String(row.id)}` }: RowRule,
): Judgement {
  return overPages(pages, 1, (read) => {
    let count = 0
    for (const { rows, exchange } of read) {
      const at = rows.findIndex((row) => !satisfies(row))
      const row = rows[at]
      if (row !== undefined) return differs({ wanted, got: got(row), place: `data[${at}]` }, [exchange])
      count += rows.length
    }
    if (count === 0) return nothingToCheck('row', pages)
    return held(`${countThat(count, 'row', 'has')} what is expected: ${wanted}`, pages)
  })
}
