import type { VersionName } from '../../ground/version-name.ts'

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

    /** The word of fetch_scopes for each word that a consent may have: that of fetches, of logins and of lead sessions. */
    covers: {
      accounts: 'accounts',
      account_information: 'accounts',
      account_details: 'accounts',
      holder_info: 'holder_info',
      holder_information: 'holder_info',
      transactions: 'transactions',
      transaction_information: 'transactions',
      transactions_details: 'transactions',
    } as Readonly<Record<string, string>>,

    withinConsent: (fetchScopes: readonly unknown[], covered: readonly string[]): boolean =>
      fetchScopes.every((scope) => covered.includes(scope as string)),
  }
}
