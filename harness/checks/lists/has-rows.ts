import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { count } from '../../reasons/count.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { overPages, type Page } from '../paging/pages.ts'

/** Whether a list that must hold something has a row. `what` names its rows: `accounts`. */
export function hasRows(pages: readonly Exchange[], what: string): Judgement {
  return overPages(pages, 1, (read) => {
    const rows = rowsIn(read)
    if (rows > 0) return held(because('list-has-rows', { what, rows }), [...pages])
    const difference = { wanted: `${what}, at least one`, got: 'none', place: 'data' }
    return broken(because('list-is-empty', { what }), difference, [...pages])
  })
}

/** Whether a list that must be empty has no row, where `others`, asked for, show that there could be some. */
export function hasNoRows(pages: readonly Exchange[], others: readonly Exchange[], what: string): Judgement {
  const evidence = [...others, ...pages]
  const control = hasRows(others, what)
  if (control.finding === 'broken') return inconclusive(because('control-list-is-empty', { what }), evidence)
  if (control.finding !== 'held') return control
  return overPages(pages, 1, (read) => {
    const rows = rowsIn(read)
    if (rows === 0) return held(because('list-is-empty', { what }), evidence)
    const difference = { wanted: `no ${what}`, got: count(rows, 'row'), place: 'data' }
    return broken(because('list-has-rows', { what, rows }), difference, evidence)
  })
}

function rowsIn(pages: readonly Page[]): number {
  return pages.reduce((sum, { rows }) => sum + rows.length, 0)
}
