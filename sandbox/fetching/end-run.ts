import type { Sandbox, Failure, Run } from '../world/sandbox.ts'
import { sendCallback } from '../callbacks/create-callbacks.ts'
import { momentAfter, newAttempt, readDates } from './read-dates.ts'
import type { Stage, Attempt, Login } from '../store/entities.ts'
import { isProcessing, lastAttempt } from '../store/store.ts'
import { providerNamed } from '../rules/logins/create-rules.ts'

/** Ends a run, successfully or with a failure, and sets the state of its login. */
export function endRun(sandbox: Sandbox, run: Run, failure?: Failure): void {
  const { rules, clock } = sandbox
  const { login, attempt, work } = run
  run.callOff()
  if (attempt.finished) return
  if (failure) addStage(sandbox, run, 'finish')
  const now = momentAfter(attempt.stages.at(-1)?.created_at, clock.nowIso(), 0)
  attempt.finished = true
  attempt.updated_at = now
  if (failure) {
    attempt.fail_at = now
    attempt.fail_error_class = failure.errorClass
    attempt.fail_message = failure.message
  } else {
    attempt.success_at = now
    login.last_success_at = now
  }
  login.status = failure ? 'inactive' : 'active'
  login.next_refresh_possible_at = rules.refresh.nextPossibleAt(clock.now(), work.provider)
  login.updated_at = now
  run.ended?.()
  planDailyRefresh(sandbox, login, attempt)
  if (failure) sendCallback(sandbox, 'fail', run, { error_class: failure.errorClass, error_message: failure.message })
  else sendCallback(sandbox, 'success', run, {})
}

/** Adds a stage; a stage that waits for the user shows what it asks. Source: Attempt, stage object. */
export function addStage(sandbox: Sandbox, run: Run, name: string, waits = false): void {
  const { rules, store, clock } = sandbox
  const previous = run.attempt.stages.at(-1)
  const now = momentAfter(previous?.created_at, clock.nowIso(), 1)
  if (previous) previous.updated_at = now
  const stage: Stage = {
    id: store.newStageId(),
    name: rules.stages.named(name),
    interactive_fields_names: waits ? run.work.provider.interactive_fields.map(({ name: field }) => field) : null,
    interactive_html: waits ? rules.interactive.html(run.work.provider.interactive_html) : null,
    created_at: now,
    updated_at: now,
  }
  run.attempt.stages.push(stage)
  run.attempt.updated_at = now
}

/**
 * Schedules the next fetch of a login with daily_refresh, a day after its newest attempt ended.
 * Source: What the service does. The hour is a choice: countries name one, but not their time zone.
 */
export function planDailyRefresh(sandbox: Sandbox, login: Login, attempt: Attempt): void {
  const { rules, clock } = sandbox
  if (!rules.refresh.plansDaily(login)) return
  const moment = new Date(clock.now().getTime() + rules.refresh.dailyAfterHours * 3_600_000)
  clock.at(moment, () => refreshUnasked(sandbox, login, attempt))
}

/** Does nothing when the login was removed, is processing, or was fetched since. */
function refreshUnasked(sandbox: Sandbox, login: Login, previous: Attempt): void {
  const { rules, store, fetcher } = sandbox
  const client = store.clients.get(login.clientId)
  const provider = providerNamed(sandbox, login.providerCode)
  const newest = store.logins.get(login.id) === login && lastAttempt(sandbox, login) === previous
  if (!client || !provider || !newest || isProcessing(sandbox, login)) return
  if (!rules.refresh.plansDaily(login) || !rules.refresh.fetchedUnasked(login, provider)) return
  const settings = {
    fetch_scopes: previous.fetch_scopes,
    fetchType: previous.fetchType,
    ...readDates(sandbox, {}, previous.fetch_scopes),
    locale: previous.locale,
    categorization: previous.categorization,
    daily_refresh: login.daily_refresh,
    store_credentials: login.store_credentials,
    fetched_accounts_notify: previous.fetched_accounts_notify,
    custom_fields: previous.custom_fields,
  }
  const origin = { userPresent: false, excludeAccounts: previous.exclude_accounts }
  const { remote_ip: remoteIp, userAgent } = previous
  const call = { sandbox, version: rules.versions[login.version], client, remoteIp, userAgent }
  const attempt = newAttempt(call, login, provider, settings, origin)
  fetcher.start(login, attempt, { provider, credentials: login.credentials ?? {} })
}
