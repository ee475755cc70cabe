import { check } from '../answers/check.ts'
import { demandShown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { type Row, rowsOfAll } from '../answers/answer.ts'

/** Amounts have two decimals, so that a sum may be off by half of the last. */
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
export const balanceOfCards = check((accounts: readonly Exchange[], transactions: readonly Exchange[]) => {
  const evidence = [...accounts, ...transactions]
  const of = new Map(Map.groupBy(rowsOfAll(transactions), ({ account_id: account }) => String(account)))
  const all = rowsOfAll(accounts).flatMap(
    (row) => balanceOfCard(row, spentIn(of.get(String(row.id)) ?? []), evidence) ?? [],
  )
  const [first] = all
  demandShown(first, 'credit_card', 'accounts')
  return all.find(({ finding }) => finding === 'broken') ?? first
})
