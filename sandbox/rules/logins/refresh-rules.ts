import type { Login } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'
import type { Fields } from '../../basics/values.ts'

/** When a login may be fetched again. Source: Version 4 endpoints, refresh; Login; Limits; Errors. */
export function refreshRules() {
  return {
    /** The body as it is read: the place to misread a field. */
    asked: (data: Fields): Fields => data,

    /** The first moment a refresh is accepted; null when the provider cannot be fetched automatically. */
    nextPossibleAt: (
      finishedAt: Date,
      provider: { automatic_fetch: boolean; refresh_timeout: number },
    ): string | null =>
      provider.automatic_fetch
        ? new Date(finishedAt.getTime() + provider.refresh_timeout * 60_000).toISOString()
        : null,

    /** The least time between two fetches of a login, whatever its provider says. Source: Limits. */
    leastMinutes: (version: VersionName): number => (version === 'v3' ? 60 : 0),

    /** Whether the moment has come; a login without such a moment is fetched by reconnecting it. */
    possible: (login: Login, now: Date): boolean =>
      login.next_refresh_possible_at !== null && Date.parse(login.next_refresh_possible_at) <= now.getTime(),

    /** A login whose credentials were not kept can only be reconnected. */
    credentialsAtHand: (login: Login): boolean => login.store_credentials,

    /** Whether a login is to be fetched by itself each day. */
    plansDaily: (login: Login): boolean => login.daily_refresh,
    dailyAfterHours: 24,
    /** Whether that can go without the user. */
    fetchedUnasked: (
      login: Login,
      provider: { automatic_fetch: boolean; interactive: boolean; mode: string },
    ): boolean =>
      provider.automatic_fetch && !provider.interactive && provider.mode !== 'oauth' && login.store_credentials,

    backgroundLimit: 4,
    backgroundHours: 24,
  }
}
