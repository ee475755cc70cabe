import type { Merchant } from '../../providers/merchants.ts'
import type { Fields } from '../../basics/values.ts'

/** An external transaction, as the client sends it. */
export interface EnrichmentItem {
  /** The client's own id of it; null for none. */
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

/** Income and expenses in one currency, as sums; expenses are negative or 0. */
export interface Insight {
  currency_code: string
  transactions_count: number
  income: number
  expenses: number
  balance: number
  categories: Array<{ category: string; transactions_count: number; amount: number }>
}

/** Source: Data enrichment (/api/v5). The documents show no fields, so these are a choice. */
export const enrichmentShapes = () => ({
  merchant: (merchant: Merchant): Fields => ({ ...merchant }),

  enrichedItem: (item: EnrichedItem): Fields => ({ ...item }),

  enrichment: (transactions: Array<Fields>, report: Insight[]): Fields => ({ transactions, report }),

  markedTransactions: (duplicated: boolean): Fields => (duplicated ? { duplicated: true } : { unduplicated: true }),

  deletedTransactions: (count: number): Fields => ({ deleted: true, transactions_count: count }),
})
