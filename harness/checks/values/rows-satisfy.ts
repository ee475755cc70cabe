import { check } from '../answers/check.ts'
import { demandOptional, demandSome } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Reason } from '../../../core/reason.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, type Judgement, holds } from '../../../core/judgement.ts'
import type { Row } from '../answers/answer.ts'
import type { EachRule } from '../answers/each-exchange.ts'
import { pagesOf } from '../paging/pages.ts'

/** A rule about each row of a list; the place of a fault lies below the row: `payment_fields[2].name`. */
export interface RowRule extends EachRule<Row> {
  /** Why it is untested where the rule concerns none of the rows; that it concerns none when absent. */
  unconcerned?: Reason
}

/**
 * Evaluates a rule over every row of a list, over one page or several; the first row that breaks it is named. No row at
 * all is inconclusive, and where the rule concerns none of them it is untested.
 */
export const overRows = check((pages: readonly Exchange[], rule: RowRule) => {
  const { what, wanted, concerns, faultIn, unconcerned } = rule
  const read = pagesOf(pages)
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
  demandSome(all, 'row')
  demandOptional(concerned, unconcerned ?? because('nothing-to-check', { what }))
  return holds(pages, concerned, what)
})

/** Whether every row of a list satisfies a predicate; a row that does not is shown by its id where `got` is absent. */
export function rowsSatisfy(
  pages: readonly Exchange[],
  satisfies: (row: Row) => boolean,
  { wanted, got = (row) => `row ${String(row.id)}` }: { wanted: string; got?: (row: Row) => string },
): Judgement {
  return overRows(pages, { what: 'row', wanted, faultIn: (row) => (satisfies(row) ? undefined : { got: got(row) }) })
}
