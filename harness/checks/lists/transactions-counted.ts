import { check } from '../answers/check.ts'
import { demandShown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isRow, type Row } from '../answers/answer.ts'
import { pagesOf } from '../paging/pages.ts'

const statuses = ['posted', 'pending'] as const

/**
 * Whether transactions_count of each account is the number of its transactions that are listed. Where no account shows it
 * this is untested. Source: Account information / Account (version 4).
 */
export const transactionsCounted = check((accounts: readonly Exchange[], transactions: readonly Exchange[]) => {
  const evidence = [...accounts, ...transactions]
  const counting = pagesOf(accounts)
    .flatMap((page) => page.rows)
    .filter((row) => isRow(countIn(row)))
  const rows = pagesOf(transactions).flatMap((page) => page.rows)
  demandShown(counting.length, 'transactions_count', 'accounts')
  for (const account of counting) {
    const own = rows.filter((row) => String(row['account_id']) === String(account.id))
    for (const status of statuses) {
      const wanted = own.filter((row) => row['status'] === status).length
      const got = countIn(account)?.[status]
      if (got === undefined || got === null || Number(got) === wanted) continue
      const place = `extra.transactions_count.${status}`
      return differs({ wanted: `${wanted}, as many as are listed`, got: String(got), place }, evidence)
    }
  }
  return holds(evidence, counting.length, 'account')
})

function countIn({ extra }: Row): Row | undefined {
  const count = isRow(extra) ? extra['transactions_count'] : undefined
  return isRow(count) ? count : undefined
}
