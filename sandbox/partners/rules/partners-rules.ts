import type { Client } from '../../store/entities.ts'
import type { Fields } from '../../basics/values.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** What a consent's words let a fetch bring. */
const scopesOfConsent: Readonly<Record<string, string>> = {
  account_details: 'accounts',
  transactions_details: 'transactions',
}

/**
 * Where partners have access, who can be a lead, and what a lead session may ask for. The document names the fields and words;
 * which of them may be left out, and how the consent binds the attempt, are choices.
 * Source: Partners (/api/partners/v1), POST /leads and POST /lead_sessions/create; Errors, EmailInvalid; What the service does, and
 * States and transitions, of the second document.
 */
export function partnersRules() {
  return {
    /** Whether a partner may use a provider and see it: pending ones have fake and sandbox providers alone. */
    providerOpen: (client: Client, { fake, sandbox }: Pick<SandboxProvider, 'fake' | 'sandbox'>): boolean =>
      client.status !== 'pending' || fake || sandbox,
    /** Whether the hosted page offers a provider that a client may use, or may not. */
    pageOffers: (open: boolean): boolean => open,

    /** One sign @ with something before it and names with dots behind, at most 254 characters. The form is a choice. */
    emailValid: (email: unknown): email is string =>
      typeof email === 'string' &&
      email.length <= 254 &&
      /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(email),
    sameEmail: (identifier: string, email: string): boolean => identifier.toLowerCase() === email.toLowerCase(),
    /** Whether an email that a lead has already is refused; else it is answered with that lead. A choice. */
    refusesKnownEmail: false,

    /** The body as it is read: the place to misread a field. */
    sessionAsked: (data: Fields): Fields => data,
    /** Whether a field of the body of a lead session must be there. */
    needed: (name: string): boolean => name === 'consent' || name === 'consent.scopes',
    consentWords: Object.keys(scopesOfConsent) as readonly string[],
    fetchWords: Object.values(scopesOfConsent) as readonly string[],
    scopesTaken: (value: unknown, words: readonly string[]): value is string[] =>
      Array.isArray(value) && value.length > 0 && value.every((word) => words.includes(word as string)),
    /** A whole number of days, from one on. */
    periodTaken: (days: unknown): days is number | bigint =>
      typeof days === 'bigint' ? days > 0n : Number.isInteger(days) && (days as number) > 0,
    /** Whether a consent may begin on a day: not after tomorrow; `last` is that day. */
    consentMayBegin: (day: string, last: string): boolean => day <= last,
    /** The fetch scopes that a consent covers. */
    covered: (consentScopes: readonly string[]): string[] =>
      Object.entries(scopesOfConsent).flatMap(([word, scope]) => (consentScopes.includes(word) ? [scope] : [])),
    /** Whether a fetch stays within what the consent covers. */
    withinConsent: (fetchScopes: readonly string[], covered: readonly string[]): boolean =>
      fetchScopes.every((scope) => covered.includes(scope)),
    /** Whether a fetch may begin on a day when the consent begins on another. */
    fetchMayBegin: (day: string, consentFrom: string): boolean => day >= consentFrom,
    /** For how many days a consent is given: as long as asked, but no longer than the provider allows, or ten years. */
    periodDays: (asked: number, { max_consent_days }: { max_consent_days: number | null }): number =>
      Math.min(asked, max_consent_days ?? 3650),
    /** Where the user goes with the session. */
    redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/connect?token=${token}`,
  }
}
