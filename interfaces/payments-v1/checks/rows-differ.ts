import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import type { Row } from '../../../harness/checks/answers/answer.ts'
import { overRows } from '../../../harness/checks/values/rows-satisfy.ts'

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
