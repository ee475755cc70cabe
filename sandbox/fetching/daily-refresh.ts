import { providerNamed } from '../rules/logins/create-rules.ts'
import type { Login, Attempt } from '../store/entities.ts'
import { lastAttempt, isProcessing } from '../store/store.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { readDates } from './read-dates.ts'
import { newAttempt } from './new-attempt.ts'

/**
 * Schedules the next fetch of a login with daily_refresh, a day after its newest attempt ended.
 * Source: What the service does. The hour is a choice: countries name one, but not their time zone.
 */
export function planDailyRefresh(sandbox: Sandbox, login: Login, attempt: Attempt): void {
  const { rules, clock } = sandbox
  if (!rules.refresh.plansDaily(login)) return
  const moment = new Date(clock.now().getTime() + 24 * 3_600_000)
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
