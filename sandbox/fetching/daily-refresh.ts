import { providerNamed } from '../rules/logins/create-rules.ts'
import type { Login, Attempt } from '../store/entities.ts'
import { lastAttempt, isProcessing } from '../store/store.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { readDates } from './read-dates.ts'
import { startFetch } from './new-attempt.ts'

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
  const { rules, store } = sandbox
  const client = store.clients.get(login.clientId)
  const provider = providerNamed(sandbox, login.providerCode)
  const newest = store.logins.get(login.id) === login && lastAttempt(sandbox, login) === previous
  if (!client || !provider || !newest || isProcessing(sandbox, login)) return
  if (!rules.refresh.plansDaily(login) || !rules.refresh.fetchedUnasked(login, provider)) return
  const { daily_refresh, store_credentials, credentials } = login
  const dates = readDates(sandbox, {}, previous.fetch_scopes)
  const settings = { ...previous, ...dates, daily_refresh, store_credentials }
  const { remote_ip: remoteIp, userAgent, exclude_accounts: excludeAccounts } = previous
  const call = { sandbox, version: rules.versions[login.version], client, remoteIp, userAgent }
  startFetch(call, login, settings, {
    provider,
    credentials: credentials ?? {},
    userPresent: false,
    excludeAccounts,
  })
}
