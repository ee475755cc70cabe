import type { Login } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'
import type { Fields } from '../../basics/values.ts'

/** When a login may be refreshed. Source: Version 4 endpoints, refresh; Login; Limits; Errors. */
export function refreshRules() {
  return {
    /** The body as read: faults misread fields here. */
    asked: (data: Fields): Fields => data,

    /** The first moment at which a refresh is accepted; null when the provider needs the user. */
    nextPossibleAt: (
      finishedAt: Date,
      provider: { automatic_fetch: boolean; refresh_timeout: number },
    ): string | null =>
      provider.automatic_fetch
        ? new Date(finishedAt.getTime() + provider.refresh_timeout * 60_000).toISOString()
        : null,

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
    dailyAfterHours: 24,
    /** Whether a daily fetch can go without the user. */
    fetchedUnasked: (
      login: Login,
      provider: { automatic_fetch: boolean; interactive: boolean; mode: string },
    ): boolean =>
      provider.automatic_fetch && !provider.interactive && provider.mode !== 'oauth' && login.store_credentials,

    /** Whether a refresh with its user begins on the hosted page, or with the request already. A choice. */
    beginsOnPage: true,

    /** The most fetches without their user in `backgroundHours`, at a payment-services-directive provider. */
    backgroundLimit: (_version: VersionName): number => 4,
    backgroundHours: 24,
  }
}
