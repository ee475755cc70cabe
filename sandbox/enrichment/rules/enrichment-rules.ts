import type { Transaction } from '../../store/entities.ts'

/** What data enrichment takes and does. Source: Data enrichment; bodies are not shown, so most of it is a choice. */
export function enrichmentRules() {
  return {
    /** What a transaction's `duplicated` becomes when a client asks for this. */
    marked: (_transaction: Transaction, duplicated: boolean): boolean => duplicated,

    /** Whether a transaction stays that was made on one of the last days; today is the first of them. */
    kept: (made_on: string, firstKept: string): boolean => made_on >= firstKept,

    /** Whether a deletion may name a customer or an account and no transactions. A choice. */
    deletesUnnamed: true,

    /** Whether accounts are counted again when transactions of theirs were deleted. */
    countedAnew: true,

    descriptionMaxLength: 4000,
    identifierMaxLength: 255,

    /** What is categorized by when a request does not say. */
    categorizationDefault: 'personal' as 'none' | 'personal' | 'business',

    /** Whether a request to enrich must name a customer. */
    customerNeeded: false,
  }
}
