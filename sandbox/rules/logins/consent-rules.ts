import type { Consent } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'
import { dayMs } from '../../basics/days.ts'

const types: Record<string, string> = {
  holder_info: 'holder_information',
  accounts: 'account_information',
  transactions: 'transaction_information',
}

/** What the user agreed to. Source: Login, consent fields; the length without a provider's limit is a choice. */
export function consentRules() {
  return {
    types: (scopes: readonly string[]): string[] =>
      ['holder_info', 'accounts', 'transactions']
        .filter((scope) => scopes.includes(scope))
        .map((scope) => types[scope] ?? scope),

    periodDays: (provider: { max_consent_days: number | null }): number => provider.max_consent_days ?? 90,

    expiresAt: (givenAt: Date, days: number): string => new Date(givenAt.getTime() + days * dayMs).toISOString(),

    statusOf: (consent: Consent, now: Date): 'active' | 'revoked' | 'expired' => {
      if (consent.revoked_at !== null) return 'revoked'
      return Date.parse(consent.expires_at) > now.getTime() ? 'active' : 'expired'
    },

    /** Whether refreshing a login needs an active consent. Source: States and transitions. */
    neededToRefresh: (version: VersionName): boolean => version === 'v6',
  }
}
