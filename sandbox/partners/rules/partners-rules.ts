import type { Client } from '../../store/entities.ts'
import type { Fields } from '../../basics/values.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** The fetch scopes that each word of a consent allows. */
const scopesOfConsent: Readonly<Record<string, string>> = {
  account_details: 'accounts',
  transactions_details: 'transactions',
}

/**
 * Where partners have access, who can be a lead, and what a lead session may ask for. The document names the fields and
 * words. Which of them are optional, and how the consent limits the attempt, are choices.
 * Source: Partners (/api/partners/v1), POST /leads and POST /lead_sessions/create; Errors, EmailInvalid; What the
 * service does, and States and transitions, of the second document.
 */
export const partnersRules = () => ({
  /** Whether a partner may use and see a provider: pending partners have fake and sandbox providers only. */
  providerOpen: (client: Client, { fake, sandbox }: Pick<SandboxProvider, 'fake' | 'sandbox'>): boolean =>
    client.status !== 'pending' || fake || sandbox,
  /** Whether the hosted page offers a provider; `open` says whether the client may use it. */
  pageOffers: (open: boolean): boolean => open,

  /** One @ with something before it and a name with dots after it, at most 254 characters. The form is a choice. */
  emailValid: (email: unknown): email is string =>
    typeof email === 'string' &&
    email.length <= 254 &&
    /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(email),
  sameEmail: (identifier: string, email: string): boolean => identifier.toLowerCase() === email.toLowerCase(),
  /** Whether an email of an existing lead is refused; otherwise the answer is that lead. A choice. */
  refusesKnownEmail: false,

  /** The body as read: faults misread fields here. */
  sessionAsked: (data: Fields): Fields => data,
  /** Whether the body of a lead session needs a field. */
  needed: (name: string): boolean => name === 'consent' || name === 'consent.scopes',
  consentWords: Object.keys(scopesOfConsent) as readonly string[],
  fetchWords: Object.values(scopesOfConsent) as readonly string[],
  scopesTaken: (value: unknown, words: readonly string[]): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.every((word) => words.includes(word as string)),
  /** A whole number of days, at least 1. */
  periodTaken: (days: unknown): days is number | bigint =>
    typeof days === 'bigint' ? days > 0n : Number.isInteger(days) && (days as number) > 0,
  /** Whether a consent may begin on a day: `last`, tomorrow, is the latest. */
  consentMayBegin: (day: string, last: string): boolean => day <= last,
  /** The fetch scopes that a consent covers. */
  covered: (consentScopes: readonly string[]): string[] =>
    Object.entries(scopesOfConsent).flatMap(([word, scope]) => (consentScopes.includes(word) ? [scope] : [])),
  /** Whether the consent covers the scopes of a fetch. */
  withinConsent: (fetchScopes: readonly string[], covered: readonly string[]): boolean =>
    fetchScopes.every((scope) => covered.includes(scope)),
  /** Whether a fetch may begin on a day, given the first day of the consent. */
  fetchMayBegin: (day: string, consentFrom: string): boolean => day >= consentFrom,
  /** The length of a consent in days: as requested, limited by the provider or to ten years. */
  periodDays: (asked: number, { max_consent_days }: { max_consent_days: number | null }): number =>
    Math.min(asked, max_consent_days ?? 3650),
  /** Where the user goes with the session. */
  redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/connect?token=${token}`,
})
