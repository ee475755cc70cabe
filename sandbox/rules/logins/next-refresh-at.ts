import type { Login } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import type { Store } from '../../store/store.ts'

interface Refreshing {
  store: Store
  rules: { refresh: { leastMinutes: (version: VersionName) => number } }
}

/**
 * The first moment at which a version can refresh a login: the provider's moment, but not before the version's least
 * time since the last fetch. Null for a login without such a moment.
 * Source: Login, next_refresh_possible_at; Limits.
 */
export function nextRefreshAt(sandbox: Refreshing, login: Login, version: VersionName): string | null {
  const { next_refresh_possible_at: next } = login
  const last = lastAttempt(sandbox, login)
  const ended = last?.success_at ?? last?.fail_at
  const waitMs = sandbox.rules.refresh.leastMinutes(version) * 60_000
  if (next === null || !ended || waitMs === 0) return next
  return new Date(Math.max(Date.parse(next), Date.parse(ended) + waitMs)).toISOString()
}
