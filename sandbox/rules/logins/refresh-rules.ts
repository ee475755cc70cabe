import type { Login, Attempt } from '../../store/entities.ts'
import type { VersionName, Fields } from '../../basics/values.ts'
import type { Holdings } from '../../providers/holdings.ts'
import { lastAttempt, type Store } from '../../store/store.ts'

/** When a login may be refreshed. Source: Version 4 endpoints, refresh; Login; Limits; Errors. */
export const refreshRules = () => ({
  /** The body as read: faults misread fields here. */
  asked: (data: Fields): Fields => data,

  /** The first moment at which a refresh is accepted; null when the provider needs the user. */
  nextPossibleAt: (finishedAt: Date, provider: { automatic_fetch: boolean; refresh_timeout: number }): string | null =>
    provider.automatic_fetch ? new Date(finishedAt.getTime() + provider.refresh_timeout * 60_000).toISOString() : null,

  /** The moment that a login shows while it is fetched. Null is allowed then, and so is a moment. */
  nextWhileFetching: (_now: Date, _provider: { automatic_fetch: boolean; refresh_timeout: number }): string | null =>
    null,

  /** The least time between two fetches of a login at any provider. Source: Limits. */
  leastMinutes: (version: VersionName): number => (version === 'v3' ? 60 : 0),

  /** Whether a refresh is possible now; a login without such a moment can only be reconnected. */
  possible: (login: Login, now: Date): boolean =>
    login.next_refresh_possible_at !== null && Date.parse(login.next_refresh_possible_at) <= now.getTime(),

  /** A login without stored credentials can only be reconnected. */
  credentialsAtHand: (login: Login): boolean => login.store_credentials,

  /** Whether a login is fetched daily. */
  plansDaily: (login: Login): boolean => login.daily_refresh,
  /** Whether a daily fetch can go without the user. */
  fetchedUnasked: (login: Login, provider: { automatic_fetch: boolean; interactive: boolean; mode: string }): boolean =>
    provider.automatic_fetch && !provider.interactive && provider.mode !== 'oauth' && login.store_credentials,

  /** Whether a refresh with its user begins on the hosted page, or with the request already. A choice. */
  beginsOnPage: true,

  /** The most fetches without their user in `backgroundHours`, at a payment-services-directive provider. */
  backgroundLimit: (_version: VersionName): number => 4,
  backgroundHours: 24,
})

/** Which reconnects of a login are accepted. Source: Version 4, reconnect body; Errors. */
export const reconnectRules = () => ({
  /** The body as read: faults misread fields here. */
  asked: (data: Fields): Fields => data,

  /** The connection that a request of version 6 is about: that of its path. */
  meant: (ofPath: Login, _named: unknown, _all: { get(id: string): Login | undefined }): Login => ofPath,

  /** Whether a running attempt forbids a new one. */
  busy: (processing: boolean, _change: 'reconnect' | 'refresh', _login: Login): boolean => processing,

  disabled: (login: Login): boolean => login.status === 'disabled',

  /** The credentials of the attempt: those of the request. */
  credentialsTaken: (_login: Login, given: Record<string, string>): Record<string, string> => given,

  /** What the fetch takes from the file of the request. */
  imported: (file: Holdings): Holdings => file,

  /** The credentials to compare with at the next reconnect. */
  kept: (_login: Login, taken: Record<string, string>): Record<string, string> => taken,

  defaultOverrideCredentials: false,

  /** Whether credentials that differ from the stored ones are refused; null when none are stored. */
  credentialsRefused: (remembered: object | null, same: boolean, override: boolean): boolean =>
    remembered !== null && !same && !override,

  /** Whether an excluded account id belongs to the login. */
  excludedAccountKnown: (accountIds: readonly string[], id: string): boolean => accountIds.includes(id),

  allExcluded: (accountIds: readonly string[], excluded: readonly string[]): boolean =>
    accountIds.length > 0 && accountIds.every((id) => excluded.includes(id)),
})

/**
 * The first moment at which a version can refresh a login: the provider's moment, but not before the version's least
 * time since the last fetch. Null for a login without such a moment.
 * Source: Login, next_refresh_possible_at; Limits.
 */
export function nextRefreshAt(
  sandbox: { store: Store; rules: { refresh: ReturnType<typeof refreshRules> } },
  login: Login,
  version: VersionName,
): string | null {
  const { next_refresh_possible_at: next } = login
  const last = lastAttempt(sandbox, login)
  const ended = last?.success_at ?? last?.fail_at
  const waitMs = sandbox.rules.refresh.leastMinutes(version) * 60_000
  if (next === null || !ended || waitMs === 0) return next
  return new Date(Math.max(Date.parse(next), Date.parse(ended) + waitMs)).toISOString()
}

/** Logins at providers that authorise users themselves. Source: Version 4, oauth_providers; creation is a choice. */
export const oauthRules = () => ({
  /** Whether this route refreshes logins of a provider. */
  refreshes: (provider: { mode: string }): boolean => provider.mode === 'oauth',

  /** The login of a body that names none: undefined. A variant uses that of the Login-secret. */
  loginUnnamed: (_bySecret: Login | undefined): Login | undefined => undefined,

  /** The maximum length of return_to; `elsewhere` is that of other routes. */
  returnToMaxLength: (elsewhere: number): number => elsewhere,

  /** Hides the attempt of a refresh while its user is at the provider. By default it is visible. A choice. */
  whileAway: (_store: Store, _attempt: Attempt): void => undefined,
  /** Shows it again when the user is back. */
  onceBack: (_store: Store, _attempt: Attempt): void => undefined,

  /** The address of the sandbox's own provider. */
  redirectUrl: (baseUrl: string, token: string): string => `${baseUrl}/oauth/authorize?token=${token}`,

  queryStringGiven: (value: unknown): value is string => typeof value === 'string',

  /** The parameters that the provider appended, in the query or the fragment. */
  parameters: (text: string): URLSearchParams => new URLSearchParams(text.replace(/^[^?#=&]*[?#]/, '')),

  /** Whether a code is valid; the sandbox's own provider always accepts `sandbox-approved`. */
  codeAccepted: (code: string, given: string): boolean => code === given || given === 'sandbox-approved',

  /** Whether the waiting attempt has ended. */
  lapsed: (running: boolean): boolean => !running,

  alreadyAuthorized: (authorized: boolean): boolean => authorized,
})
