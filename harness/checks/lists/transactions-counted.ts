import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isRow, type Row } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'
import { notShown } from '../answers/nothing-in.ts'

const statuses = ['posted', 'pending'] as const

/**
 * Whether transactions_count of each account is the number of its transactions that are listed. Where no account shows it
 * this is untested. Source: Account information / Account (version 4).
 */
export function transactionsCounted(accounts: readonly Exchange[], transactions: readonly Exchange[]): Judgement {
  const evidence = [...accounts, ...transactions]
  return overPages(accounts, 1, (accountPages) =>
    overPages(transactions, 1, (pages) => {
      const rows = pages.flatMap((page) => page.rows)
      const counting = accountPages.flatMap((page) => page.rows).filter((row) => isRow(countIn(row)))
      if (counting.length === 0) return notShown('transactions_count', 'accounts', evidence)
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
    }),
  )
}

function countIn({ extra }: Row): Row | undefined {
  const count = isRow(extra) ? extra['transactions_count'] : undefined
  return isRow(count) ? count : undefined
}
