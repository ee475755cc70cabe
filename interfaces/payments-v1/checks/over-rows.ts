import { count } from '../../../harness/reasons/count.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { nothingIn } from '../../../harness/checks/answers/nothing-in.ts'

export interface RowFault {
  got: string
  /** Below the row: `payment_fields[2].name`. */
  place?: string
}

export interface RowRule {
  /** What a row is: `template`. */
  what: string
  wanted: string
  /** Whether the rule speaks of this row; of all when absent. */
  concerns?: (row: Row) => boolean
  faultIn: (row: Row) => RowFault | undefined
}

/**
 * Evaluates a rule over every row of a list's pages; the first row that breaks it is named. Without a row that it concerns it
 * is untested where there are rows, and inconclusive where there are none.
 */
export function overRows(pages: readonly Exchange[], { what, wanted, concerns, faultIn }: RowRule): Judgement {
  let all = 0
  let concerned = 0
  for (const page of pages) {
    const rows = rowsOf(page)
    if (!rows) return nothingIn(page, 'list')
    for (const [at, row] of rows.entries()) {
      all += 1
      if (concerns && !concerns(row)) continue
      concerned += 1
      const fault = faultIn(row)
      if (!fault) continue
      const place = `data[${at}]${fault.place === undefined ? '' : `.${fault.place}`}`
      return differs({ wanted, got: fault.got, place }, [page])
    }
  }
  if (concerned > 0) return held(`Each ${what} (${concerned} of ${count(all, 'row')}) shows ${wanted}`, pages)
  const why = `The rule concerns no ${what} of the list, which has ${count(all, 'row')}`
  return all === 0 ? inconclusive(why, pages) : leftUntested(why, pages)
}

/** Whether no two rows have the same text in a field; rows without one are passed over. `apart` says which equal rows are allowed. */
export function rowsDifferIn(
  pages: readonly Exchange[],
  field: string,
  what: string,
  apart: (one: Row, other: Row) => boolean = () => false,
): Judgement {
  const seen = new Map<unknown, Row>()
  return overRows(pages, {
    what,
    wanted: `a ${field} that no other row has`,
    concerns: (row) => typeof row[field] === 'string',
    faultIn: (row) => {
      const twin = seen.get(row[field])
      seen.set(row[field], row)
      return twin && !apart(twin, row) ? { got: `${String(row[field])} again`, place: field } : undefined
    },
  })
}
