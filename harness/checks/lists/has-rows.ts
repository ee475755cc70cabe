import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages } from '../paging/pages.ts'

/** Whether a list that must hold something has a row. `what` names its rows: `accounts`. */
export function hasRows(pages: readonly Exchange[], what: string): Judgement {
  return overPages(pages, 1, (read) => {
    const count = read.reduce((sum, { rows }) => sum + rows.length, 0)
    if (count > 0) return held(`There are ${count} ${what}.`, [...pages])
    return broken(`There are no ${what}.`, { wanted: `${what}, at least one`, got: 'none', place: 'data' }, [...pages])
  })
}

/** Whether a list that must be empty has no row, where `others`, asked for, show that there could be some. */
export function hasNoRows(pages: readonly Exchange[], others: readonly Exchange[], what: string): Judgement {
  const evidence = [...others, ...pages]
  const control = hasRows(others, what)
  if (control.finding === 'broken') return inconclusive(`There are no ${what} where they were asked for.`, evidence)
  if (control.finding !== 'held') return control
  const empty = hasRows(pages, what)
  if (empty.finding === 'broken') return held(`There are no ${what}.`, evidence)
  if (empty.finding !== 'held') return empty
  return broken(empty.reason, { wanted: `no ${what}`, got: empty.reason, place: 'data' }, evidence)
}
