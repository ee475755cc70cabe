import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOfAll } from '../answers/answer.ts'
import { notShown } from '../answers/nothing-in.ts'
import { overPages } from '../paging/pages.ts'

const roundingOff = 0.005

/** What rows spend in each currency: the sum of posted amounts below zero, each once. */
export function spentIn(rows: readonly Row[]): Readonly<Record<string, number>> {
  const spent: Record<string, number> = {}
  for (const { status, duplicated, amount, currency_code: currency } of rows)
    if (status === 'posted' && duplicated !== true && typeof amount === 'number' && amount < 0)
      spent[String(currency)] = (spent[String(currency)] ?? 0) + amount
  return spent
}

/**
 * Whether the balance of an account, where it is a credit card, is at most what its transactions spend. Lists may show a part of
 * the history, so it may be lower. Undefined for any other account. Source: Account information / Account (version 4).
 */
export function balanceOfCard(
  { nature, balance, currency_code: currency }: Row,
  spent: Readonly<Record<string, number>>,
  evidence: Exchange[],
): Judgement | undefined {
  if (nature !== 'credit_card' || typeof balance !== 'number') return undefined
  const most = spent[String(currency)] ?? 0
  if (balance <= most + roundingOff) return holds(evidence, 1, 'credit card')
  const wanted = `at most ${most.toFixed(2)}, what its listed transactions spend`
  return differs({ wanted, got: String(balance), place: 'balance' }, evidence)
}

/** The same for every account of a list, with all transactions of their login; untested where none is a credit card. */
export function balanceOfCards(accounts: readonly Exchange[], transactions: readonly Exchange[]): Judgement {
  const evidence = [...accounts, ...transactions]
  const of = new Map(Map.groupBy(rowsOfAll(transactions), ({ account_id: account }) => String(account)))
  const all = rowsOfAll(accounts).flatMap(
    (row) => balanceOfCard(row, spentIn(of.get(String(row.id)) ?? []), evidence) ?? [],
  )
  const nothing = notShown('credit_card', 'accounts', evidence)
  return all.find(({ finding }) => finding === 'broken') ?? all[0] ?? nothing
}

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
