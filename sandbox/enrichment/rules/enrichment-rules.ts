import type { Transaction } from '../../store/entities.ts'

/** The rules of data enrichment. Source: Data enrichment; the documents show no bodies, so most of it is a choice. */
export const enrichmentRules = () => ({
  /** The new value of a transaction's `duplicated` when a client asks for `duplicated`. */
  marked: (_transaction: Transaction, duplicated: boolean): boolean => duplicated,

  /** Whether a deletion with keep_days keeps a transaction; today counts as one of the days. */
  kept: (made_on: string, firstKept: string): boolean => made_on >= firstKept,

  /** Whether a deletion may name a customer or an account and no transactions. A choice. */
  deletesUnnamed: true,

  /** Whether a deletion updates the transaction counts of accounts. */
  countedAnew: true,

  /** Whether a request to enrich needs a customer. */
  customerNeeded: false,
})
