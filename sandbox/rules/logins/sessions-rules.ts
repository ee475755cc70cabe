import type { VersionName } from '../../basics/version-name.ts'

const covers = new Map([
  ['account_information', 'accounts'],
  ['account_details', 'accounts'],
  ['holder_information', 'holder_info'],
  ['transaction_information', 'transactions'],
  ['transactions_details', 'transactions'],
])

const consentWords: readonly string[] = ['accounts', 'holder_info', 'transactions', ...covers.keys()]

/** How the body of a connect session may be nested. A choice: the documents show its flat form only. */
export function sessionsRules() {
  return {
    /** Whether a version reads `attempt` and `consent` beside flat fields. */
    nested: (version: VersionName): boolean => version === 'v5',
    /** Whether nested fields are refused instead of read. */
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

    /** The words of a consent: those of fetches, of logins and of lead sessions. */
    consentWords,
    /** The fetch scope that a word of a consent covers; other words stay. */
    coveredBy: (word: unknown): unknown => (typeof word === 'string' ? (covers.get(word) ?? word) : word),

    /** Whether a consent covers a fetch. Scopes without a word in consents always pass: balance comes with the accounts. */
    withinConsent: (fetchScopes: readonly unknown[], covered: readonly unknown[]): boolean =>
      fetchScopes.every((scope) => covered.includes(scope) || !consentWords.includes(scope as string)),
  }
}
