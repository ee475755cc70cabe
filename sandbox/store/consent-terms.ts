/** The terms of consent that a session shows its user. */
export interface ConsentTerms {
  /** Words of consents: account_details, transactions_details. */
  scopes: readonly string[]
  /** The fetch scopes that they cover. */
  covered: readonly string[]
  /** Null when the provider decides. */
  period_days: number | null
  /** YYYY-MM-DD; null when the session gives none. */
  from_date: string | null
}
