import type { Sandbox, Run } from '../world/sandbox.ts'
import { refusalAs } from '../basics/refusals.ts'
import type { FetchType, Attempt, Login, Credentials } from '../store/entities.ts'
import type { FetchDates } from '../rules/logins/fetch-rules.ts'
import type { Fields } from '../basics/values.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { lastConsent } from '../store/store.ts'
import type { Call } from '../serving/call.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import { remembering } from '../basics/remembering.ts'
import { holdingsOf } from '../providers/holdings-of.ts'
import type { Holdings } from '../providers/holdings.ts'

/**
 * The requested days. Version 3 takes them only with a type of fetch that has days.
 * @throws Refusal InvalidFromDate, InvalidToDate
 */
export function readDates(
  sandbox: Sandbox,
  data: Fields,
  scopes: readonly string[],
  fetchType?: FetchType,
): FetchDates {
  const { dates: rules, fetchTypes } = sandbox.rules
  const now = sandbox.clock.now()
  const fromUsable = rules.fromDateUsable(scopes)
  const toUsable = rules.toDateUsable(scopes)
  const taken = (field: 'from_date' | 'to_date', usable: boolean): boolean =>
    fetchType === undefined ? usable : fetchTypes.dateTaken(fetchType, field)
  const from = readDate(sandbox, data, 'from_date', 'InvalidFromDate', taken('from_date', fromUsable))
  const to = readDate(sandbox, data, 'to_date', 'InvalidToDate', taken('to_date', toUsable))
  return {
    from_date: from ?? (fromUsable ? rules.defaultFrom(now) : null),
    to_date: to ?? (toUsable ? rules.defaultTo(now) : null),
  }
}

function readDate(
  sandbox: Sandbox,
  data: Fields,
  name: string,
  errorClass: string,
  usable: boolean,
): string | undefined {
  const value = data[name]
  if (value === undefined || value === null) return undefined
  const rules = sandbox.rules.dates
  const now = sandbox.clock.now()
  const refused = (fault: 'unusable' | 'malformed' | 'outside', ...days: string[]) =>
    refusalAs(rules.refusal(errorClass, fault), `date-${fault}`, name, ...days)
  if (!usable) throw refused('unusable')
  if (!rules.wellFormed(value, name)) throw refused('malformed')
  const first = rules.windowStart(now)
  const last = rules.windowEnd(now)
  if (!rules.within(value, first, last, name)) throw refused('outside', first, last)
  return value
}

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
  excludeAccounts?: string[]
}

/** Adds the attempt of an accepted create, reconnect or refresh. The fetch adds its stages. */
export function newAttempt(
  call: Pick<Call, 'sandbox' | 'version' | 'client' | 'remoteIp' | 'userAgent'>,
  login: Login,
  provider: SandboxProvider,
  settings: FetchSettings,
  origin: AttemptOrigin,
): Attempt {
  const { rules, store, clock } = call.sandbox
  const now = clock.nowIso()
  return rules.attempts.added(store, {
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
    ...settings,
  })
}

// A larger gap means that the clock was moved back during the run.
const mostBehindMs = 1000

/** The milliseconds of recent times: the start of a sandbox parses each again and again. */
const known = remembering<number>(100)

/**
 * The next time of a run: now, but at least `leastMs` after `previous`. Stages here may take no time, and equal times
 * would hide their order.
 */
export function momentAfter(previous: string | undefined, now: string, leastMs: number): string {
  if (previous === undefined) return now
  const earliestMs = msOf(previous) + leastMs
  const behindMs = earliestMs - msOf(now)
  return behindMs > 0 && behindMs < mostBehindMs ? new Date(earliestMs).toISOString() : now
}

function msOf(moment: string): number {
  return known(moment, () => Date.parse(moment))
}

/** The data to fetch: the uploaded file or what the provider holds; the same throughout a run. */
export function holdingsFor(sandbox: Sandbox, run: Run): Holdings {
  const { provider, credentials, imported } = run.work
  run.held ??= imported ?? holdingsOf(provider, credentials, { now: sandbox.clock.now(), seed: sandbox.settings.seed })
  return run.held
}

/** Passes the user's answer to a waiting run, which continues. A later stage shows whether the answer is right. */
export function answerInteractive(sandbox: Sandbox, login: Login, answer: Credentials): void {
  const run = sandbox.fetcher.runOf(login)
  if (!run) return
  run.answer = answer
  run.callOff()
  run.sequence = sandbox.rules.stages.sequence(run.attempt.fetch_scopes, run.work.provider)
  run.at = run.sequence.indexOf('interactive')
  run.callOff = sandbox.clock.after(sandbox.settings.stageMs, () => sandbox.fetcher.proceed(login))
}
