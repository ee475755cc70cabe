import { count, countThat } from '../../reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement, leftUntested } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'
import { nothingToCheck } from '../answers/nothing-in.ts'
import { overPages } from '../paging/pages.ts'

export interface RowRule {
  /** What a row is: `template`. */
  what: string
  /** The rule in words, with what it compares: `account_id 7`. */
  wanted: string
  /** Whether the rule speaks of this row; of all when absent. */
  concerns?: (row: Row) => boolean
  /** What the row shows in its place, and where below it: `payment_fields[2].name`; undefined where nothing is wrong. */
  faultIn: (row: Row) => { got: string; place?: string; wanted?: string } | undefined
  /** What comes of rows of which the rule concerns none; that it is untested when absent. */
  unconcerned?: Judgement
}

/**
 * Evaluates a rule over every row of a list, over one page or several; the first row that breaks it is named. No row at
 * all is inconclusive, and where the rule concerns none of them it is untested.
 */
export function overRows(pages: readonly Exchange[], rule: RowRule): Judgement {
  const { what, wanted, concerns, faultIn } = rule
  return overPages(pages, 1, (read) => {
    let all = 0
    let concerned = 0
    for (const { rows, exchange } of read) {
      all += rows.length
      for (const [at, row] of rows.entries()) {
        if (concerns && !concerns(row)) continue
        concerned += 1
        const fault = faultIn(row)
        if (!fault) continue
        const place = `data[${at}]${fault.place === undefined ? '' : `.${fault.place}`}`
        return differs({ wanted, ...fault, place }, [exchange])
      }
    }
    if (concerned > 0) return held(`${countThat(concerned, what, 'has')} what is expected: ${wanted}`, pages)
    if (all === 0) return nothingToCheck('row', pages)
    const why = `The rule concerns no ${what} of the list, which has ${count(all, 'row')}`
    return rule.unconcerned ?? leftUntested(why, pages)
  })
}

/** Whether every row of a list satisfies a predicate; a row that does not is shown by its id where `got` is absent. */
export function rowsSatisfy(
  pages: readonly Exchange[],
  satisfies: (row: Row) => boolean,
  { wanted, got = (row) => `row ${String(row.id)}` }: { wanted: string; got?: (row: Row) => string },
): Judgement {
  return overRows(pages, { what: 'row', wanted, faultIn: (row) => (satisfies(row) ? undefined : { got: got(row) }) })
}
