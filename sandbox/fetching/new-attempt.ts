import type { Call } from '../serving/call.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import type { Attempt, Login } from '../store/entities.ts'
import type { Work } from '../world/sandbox.ts'
import { lastConsent } from '../store/store.ts'

export type FetchSettings = Pick<
  Attempt,
  | 'fetch_scopes'
  | 'fetchType'
  | 'from_date'
  | 'to_date'
  | 'locale'
  | 'categorization'
  | 'daily_refresh'
  | 'store_credentials'
  | 'fetched_accounts_notify'
  | 'custom_fields'
>

/** How the ways to start an attempt differ. */
interface AttemptOrigin {
  userPresent: boolean
  excludeAccounts?: string[] | undefined
}

type Asker = Pick<Call, 'sandbox' | 'version' | 'client' | 'remoteIp' | 'userAgent'>

/** Starts the fetch of an accepted create, reconnect or refresh. With `hold` it stays at its first stage. */
export function startFetch(
  call: Asker,
  login: Login,
  settings: FetchSettings,
  { userPresent, excludeAccounts, hold, ...work }: AttemptOrigin & Work & { hold?: boolean },
): Attempt {
  const attempt = newAttempt(call, login, work.provider, settings, { userPresent, excludeAccounts })
  call.sandbox.fetcher.start(login, attempt, work, hold)
  return attempt
}

/** Adds the attempt of a fetch, which adds its stages. */
export function newAttempt(
  call: Asker,
  login: Login,
  provider: SandboxProvider,
  settings: FetchSettings,
  origin: AttemptOrigin,
): Attempt {
  const { rules, store, clock } = call.sandbox
  const now = clock.nowIso()
  return rules.attempts.added(store, {
    ...settings,
    id: store.attempts.newId(),
    loginId: login.id,
    consentId: lastConsent(call.sandbox, login)?.id ?? null,
    userAgent: call.userAgent,
    api_mode: call.client.key_type,
    api_version: call.version.number,
    interactive: provider.interactive,
    partial: false,
    automatic_fetch: provider.automatic_fetch,
    user_present: origin.userPresent,
    exclude_accounts: origin.excludeAccounts ?? [],
    identify_merchant: false,
    include_natures: rules.attempts.includedNatures(readTable('account-natures').v4),
    device_type: 'desktop',
    remote_ip: call.remoteIp,
    customer_last_logged_at: origin.userPresent ? now : null,
    finished: false,
    finished_recent: false,
    success_at: null,
    fail_at: null,
    fail_error_class: null,
    fail_message: null,
    stages: [],
    created_at: now,
    updated_at: now,
  })
}

// A larger gap means that the clock was moved back during the run.
const mostBehindMs = 1000

/**
 * The next time of a run: now, but at least `leastMs` after `previous`. Stages here may take no time, and equal times
 * would hide their order.
 */
export function momentAfter(previous: string | undefined, now: string, leastMs: number): string {
  if (previous === undefined) return now
  const earliestMs = Date.parse(previous) + leastMs
  const behindMs = earliestMs - Date.parse(now)
  return behindMs > 0 && behindMs < mostBehindMs ? new Date(earliestMs).toISOString() : now
}
