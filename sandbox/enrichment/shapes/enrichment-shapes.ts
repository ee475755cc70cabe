import type { Merchant } from '../../providers/merchants.ts'
import type { Fields } from '../../basics/values.ts'

/** What a client knows of a transaction that it has elsewhere. */
export interface EnrichmentItem {
  /** The client's own name for it; null where it gave none. */
  identifier: string | null
  description: string
  amount: number
  currency_code: string
}

/** An item with what the sandbox made of it. */
export interface EnrichedItem extends EnrichmentItem {
  category: string
  merchant_id: string | null
  extra: Fields
}

/** What was earned and spent in one currency. Amounts are sums; expenses are negative or 0. */
export interface Insight {
  currency_code: string
  transactions_count: number
  income: number
  expenses: number
  balance: number
  categories: Array<{ category: string; transactions_count: number; amount: number }>
}

/** Source: Data enrichment (/api/v5); the documents show no fields, so these are a choice. */
export function enrichmentShapes() {
  return {
    merchant: (merchant: Merchant): Fields => ({ ...merchant }),

    enrichedItem: (item: EnrichedItem): Fields => ({ ...item }),

    enrichment: (transactions: Array<Fields>, report: Insight[]): Fields => ({
      transactions,
      report,
    }),

    markedTransactions: (duplicated: boolean): Fields => (duplicated ? { duplicated: true } : { unduplicated: true }),

    deletedTransactions: (count: number): Fields => ({ deleted: true, transactions_count: count }),
  }
}
