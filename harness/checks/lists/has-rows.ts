import type { Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages, type Page } from '../paging/pages.ts'

/** Whether a list that must hold something has a row. `what` names its rows: `accounts`. */
export function hasRows(pages: readonly Exchange[], what: string): Judgement {
  return overPages(pages, 1, (read) => {
    const rows = rowsIn(read)
    if (rows > 0) return held(`The list of ${what} has ${count(rows, 'row')}`, pages)
    const difference = { wanted: 'at least one row', got: 'none', place: 'data' }
    return broken(`The list of ${what} is empty`, difference, pages)
  })
}

/** Whether a list that must be empty has no row, where `others`, asked for, show that there could be some. */
export function hasNoRows(pages: readonly Exchange[], others: readonly Exchange[], what: string): Judgement {
  const evidence = [...others, ...pages]
  const control = hasRows(others, what)
  if (control.finding === 'broken')
    return inconclusive(`The list of ${what} that was to show rows is empty, so an empty one proves nothing`, evidence)
  if (control.finding !== 'held') return control
  return overPages(pages, 1, (read) => {
    const rows = rowsIn(read)
    if (rows === 0) return held(`The list of ${what} is empty`, evidence)
    const difference = { wanted: 'none', got: count(rows, 'row'), place: 'data' }
    return broken(`The list of ${what} has ${difference.got}`, difference, evidence)
  })
}

function rowsIn(pages: readonly Page[]): number {
  return pages.reduce((sum, { rows }) => sum + rows.length, 0)
}
