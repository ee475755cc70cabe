import { check } from '../answers/check.ts'
import { demandSome, demandAtLeast } from '../answers/demands.ts'
import { rowsOfAll } from '../answers/answer.ts'
import { type Days, madeOn } from '../values/date-shown.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import { holds, differs } from '../../../core/judgement.ts'
import { pagesOf } from '../paging/pages.ts'

/** Whether a list that must hold something has a row. */
export const hasRows = check((pages: readonly Exchange[]) => {
  const rows = rowCount(pages)
  if (rows > 0) return holds(pages, rows, 'row')
  const difference = { wanted: 'at least one row', got: 'none', place: 'data' }
  return differs(difference, pages)
})

/** Whether a list that must be empty has no row, where `others`, asked for, show that there could be some. */
export const hasNoRows = check((pages: readonly Exchange[], others: readonly Exchange[]) => {
  const evidence = [...others, ...pages]
  demandSome(rowCount(others), 'row', evidence)
  const rows = rowCount(pages)
  if (rows === 0) return holds(evidence)
  const difference = { wanted: 'none', got: count(rows, 'row'), place: 'data' }
  return differs(difference, evidence)
})

function rowCount(list: readonly Exchange[]): number {
  return pagesOf(list).reduce((sum, { rows }) => sum + rows.length, 0)
}

/**
 * Whether a fetch that excludes one account brings transactions of others. `others` are those of a login without settings:
 * unless two of its accounts have some within the days, none of the others need have any. The two logins may have other
 * transactions, so it warns at most.
 */
export const othersFetched = check((pages: readonly Exchange[], others: readonly Exchange[], { first, last }: Days) => {
  const within = rowsOfAll(others).filter((row) => madeOn(row) >= first && madeOn(row) <= last)
  const accounts = new Set(within.map((row) => String(row['account_id']))).size
  demandAtLeast(2, accounts, 'account with transactions', others)
  return { ...hasRows(pages), atMost: 'implied' }
})
