import type { VersionName } from '../../basics/version-name.ts'

const covers = new Map([
  ['account_information', 'accounts'],
  ['account_details', 'accounts'],
  ['holder_information', 'holder_info'],
  ['transaction_information', 'transactions'],
  ['transactions_details', 'transactions'],
])

const consentWords: readonly string[] = ['accounts', 'holder_info', 'transactions', ...covers.keys()]

/** How the body of a session for the connect page may be nested. A choice: the documents show its flat form alone. */
export function sessionsRules() {
  return {
    /** Whether a version reads `attempt` and `consent` beside the flat fields. */
    nested: (version: VersionName): boolean => version === 'v5',
    /** Whether it refuses them, and does not read them. */
    refusesNested: false,

    attemptFields: [
      'fetch_scopes',
      'from_date',
      'to_date',
      'locale',
      'categorization',
      'custom_fields',
      'daily_refresh',
      'store_credentials',
      'fetched_accounts_notify',
      'include_fake_providers',
      'return_to',
    ] as readonly string[],
    consentFields: ['scopes', 'from_date', 'period_days'] as readonly string[],

    /** The words that a consent may have: those of fetches, of logins and of lead sessions. */
    consentWords,
    /** The word of fetch_scopes that a word of a consent covers; one that is none of them stays. */
    coveredBy: (word: unknown): unknown => (typeof word === 'string' ? (covers.get(word) ?? word) : word),

    /** Words that no consent speaks of are none of its business: balance comes with the accounts. */
    withinConsent: (fetchScopes: readonly unknown[], covered: readonly unknown[]): boolean =>
      fetchScopes.every((scope) => covered.includes(scope) || !consentWords.includes(scope as string)),
  }
}
