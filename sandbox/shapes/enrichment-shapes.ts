import type { EnrichedItem } from '../enrichment/enrich.ts'
import type { Insight } from '../enrichment/insights.ts'
import type { Merchant } from '../providers/merchants.ts'

/** Source: Data enrichment (/api/v5); the documents show no fields, so these are a choice. */
export function enrichmentShapes() {
  return {
    merchant: ({ id, names, contact, address }: Merchant): Record<string, unknown> => ({ id, names, contact, address }),

    enrichedItem: (item: EnrichedItem): Record<string, unknown> => ({
      identifier: item.identifier,
      description: item.description,
      amount: item.amount,
      currency_code: item.currency_code,
      category: item.category,
      merchant_id: item.merchant_id,
      extra: item.extra,
    }),

    enrichment: (transactions: Array<Record<string, unknown>>, report: Insight[]): Record<string, unknown> => ({
      transactions,
      report,
    }),

    markedTransactions: (duplicated: boolean): Record<string, unknown> =>
      duplicated ? { duplicated: true } : { unduplicated: true },

    deletedTransactions: (count: number): Record<string, unknown> => ({ deleted: true, transactions_count: count }),
  }
}
