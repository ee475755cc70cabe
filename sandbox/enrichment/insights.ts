import { sumOf } from '../providers/money.ts'
import type { Insight } from './shapes/enrichment-shapes.ts'

interface Categorized {
  currency_code: string
  category: string
  amount: number
}

/** The report on a batch: one insight per currency, in order of first occurrence. */
export function insightsOf(items: readonly Categorized[]): Insight[] {
  return [...Map.groupBy(items, ({ currency_code }) => currency_code)].map(([currency_code, all]) => {
    const amounts = amountsOf(all)
    return {
      currency_code,
      transactions_count: all.length,
      income: sumOf(amounts.filter((amount) => amount > 0)),
      expenses: sumOf(amounts.filter((amount) => amount < 0)),
      balance: sumOf(amounts),
      categories: [...Map.groupBy(all, ({ category }) => category)].map(([category, some]) => ({
        category,
        transactions_count: some.length,
        amount: sumOf(amountsOf(some)),
      })),
    }
  })
}

function amountsOf(items: readonly Categorized[]): number[] {
  return items.map(({ amount }) => amount)
}
