import type { Account } from './model.ts'

/** The balances of the first screen: one sum per currency, sorted by code. */
export function balances(accounts: Account[]): Array<{ currency: string; total: number }> {
  const cents = new Map<string, number>()
  for (const { currency, balance } of accounts) {
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(balance * 100))
  }
  return [...cents]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, total]) => ({ currency, total: total / 100 }))
}
