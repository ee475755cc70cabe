import type { VersionName, Fields } from '../../basics/values.ts'
import { sign } from 'node:crypto'
import type { Attempt, CallbackKind, Client } from '../../store/entities.ts'
import { privateKeyOf } from '../../basics/keys.ts'

const covers = new Map([
  ['account_information', 'accounts'],
  ['account_details', 'accounts'],
  ['holder_information', 'holder_info'],
  ['transaction_information', 'transactions'],
  ['transactions_details', 'transactions'],
])

const consentWords: readonly string[] = ['accounts', 'holder_info', 'transactions', ...covers.keys()]

/** How the body of a connect session may be nested. A choice: the documents show its flat form only. */
export const sessionsRules = () => ({
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
})

/** Tokens of the hosted connect page. Source: Version 4 endpoints, tokens/create; Limits; Errors. */
export const tokensRules = () => ({
  lifetimeSeconds: 3600,
  expired: (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime(),

  returnToMaxLength: 512,
  returnToFits: (address: string, maxLength: number): boolean => address.length <= maxLength,
  /** The return_to of a request for a token as read. */
  returnToAsked: (value: unknown): unknown => value,
  /** An absolute address of http or https. Other schemes are refused, as browsers may run them. */
  returnToValid: (address: unknown): address is string => {
    if (typeof address !== 'string' || /\s/.test(address)) return false
    return /^https?:\/\/[^/?#\\]/i.test(address) && URL.canParse(address)
  },

  /** The address of the hosted page. */
  connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/connect?token=${token}`,
})

export interface CallbackFacts {
  login_id: string
  customer_id: string
  custom_fields: Fields
  stage?: string
  error_class?: string
  error_message?: string
}

/** The callbacks to a client's addresses. Source: Events; bodies, signature input and retries are a choice. */
export const callbacksRules = () => ({
  addressOf: (client: Client, kind: CallbackKind): string | undefined => client.callbacks[kind],

  /** Whether fetched accounts cause a callback before the fetch ends. */
  notifiesOfAccounts: (attempt: Pick<Attempt, 'loginId' | 'fetched_accounts_notify'>): boolean =>
    attempt.fetched_accounts_notify,

  /**
   * Whether a callback of this kind is sent; `fetches` counts those of the login so far, with this one, which was begun
   * with its user present or without.
   */
  sends: (_kind: CallbackKind, _fetches: number, _userPresent: boolean): boolean => true,

  body: (facts: CallbackFacts, time: string, version: string): unknown => ({ data: facts, meta: { version, time } }),

  signedText: (url: string, body: string): string => `${url}|${body}`,

  /** Version 3 still has the weaker digest. Source: Versioning 4. */
  digest: (version: VersionName): 'sha1' | 'sha256' => (version === 'v3' ? 'sha1' : 'sha256'),

  signature: (text: string, privateKey: string, digest: 'sha1' | 'sha256'): string =>
    sign(digest, Buffer.from(text), privateKeyOf(privateKey)).toString('base64'),

  delivered: (status: number): boolean => status >= 200 && status < 300,
  maxTries: 4,
  /** How long to wait before a try, counted from 1. */
  waitMs: (attempt: number): number => (attempt <= 1 ? 0 : 100 * 4 ** (attempt - 2)),
})
