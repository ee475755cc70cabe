import { check } from '../answers/check.ts'
import { demandTelling } from '../answers/demands.ts'
import { rowsOfAll } from '../answers/answer.ts'
import { type Days, madeOn } from '../values/date-shown.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { count } from '../../reasons/count.ts'
import { broken, held } from '../../../core/judgement.ts'
import { pagesOf } from '../paging/pages.ts'

/** Whether a list that must hold something has a row. `what` names its rows: `accounts`. */
export const hasRows = check((pages: readonly Exchange[], what: string) => {
  const rows = rowCount(pages)
  if (rows > 0) return held(`The list of ${what} has ${count(rows, 'row')}`, pages)
  const difference = { wanted: 'at least one row', got: 'none', place: 'data' }
  return broken(`The list of ${what} is empty`, difference, pages)
})

/** Whether a list that must be empty has no row, where `others`, asked for, show that there could be some. */
export const hasNoRows = check((pages: readonly Exchange[], others: readonly Exchange[], what: string) => {
  const evidence = [...others, ...pages]
  demandTelling(rowCount(others), `The list of ${what} that was to show rows is empty too`, undefined, evidence)
  const rows = rowCount(pages)
  if (rows === 0) return held(`The list of ${what} is empty`, evidence)
  const difference = { wanted: 'none', got: count(rows, 'row'), place: 'data' }
  return broken(`The list of ${what} has ${difference.got}`, difference, evidence)
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
  const why = `A login without settings has no transactions of two accounts from ${first} to ${last}`
  demandTelling(new Set(within.map((row) => String(row['account_id']))).size > 1, why, 'a filter', others)
  return { ...hasRows(pages, 'transactions'), atMost: 'implied' }
})
