/** What the user of a session is asked to agree to. */
export interface ConsentTerms {
  /** Words of consents: account_details, transactions_details. */
  scopes: readonly string[]
  /** The words of fetch_scopes that they cover. */
  covered: readonly string[]
  /** Null where the session leaves it to the provider. */
  period_days: number | null
  /** YYYY-MM-DD; null where the session does not say. */
  from_date: string | null
}
