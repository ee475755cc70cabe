import { viewOf, type Call, type Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, optionalDataObject } from '../../basics/values.ts'
import type { Login } from '../../store/entities.ts'
import { refuseUnusable, providerOf } from './choose-provider.ts'
import { theLogin } from './the-login.ts'
import { type Asker, keepSettings } from './create-login.ts'
import { nextRefreshAt } from '../../rules/logins/refresh-rules.ts'
import { startFetch } from '../../fetching/new-attempt.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { readExcluded, readSettingsOf } from './read-settings.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { isProcessing } from '../../store/store.ts'

/** How the ways to start a refresh differ. */
interface RefreshOrigin {
  userPresent: boolean
  /** Whether the refresh renews the consent. */
  consents: boolean
}

/** Source: Version 4 endpoints, PUT /login/refresh, both forms; Limits. */
export function refreshLogin(call: Call): Reply {
  const login = theLogin(call)
  beginRefresh(call, login, optionalDataObject(call.body), { userPresent: false, consents: true })
  return { data: viewOf(call).login(login) }
}

/**
 * Checks a refresh body, stores the attempt and starts fetching.
 * @throws Refusal of the class of the first thing that is wrong
 */
export function beginRefresh(call: Asker, login: Login, body: Fields, origin: RefreshOrigin): void {
  const { sandbox } = call
  const data = sandbox.rules.refresh.asked(body)
  const provider = providerOf(sandbox, login)
  const settings = readSettingsOf(call, login, provider, data)
  const excludeAccounts = readExcluded(sandbox, login, data.exclude_accounts)
  refuseUnusable(sandbox, provider)
  refuseBusy(sandbox, login, 'refresh')
  refuseTooEarly(call, login, provider, origin)
  const { credentials } = login
  keepSettings(call, login, provider, settings, credentials, origin.consents)
  const { userPresent } = origin
  startFetch(call, login, settings, { provider, credentials: credentials ?? {}, userPresent, excludeAccounts })
}

/** @throws Refusal LoginCannotBeRefreshed, BackgroundFetchLimitExceeded */
export function refuseTooEarly(
  { sandbox, version }: Pick<Asker, 'sandbox' | 'version'>,
  login: Login,
  provider: SandboxProvider,
  { userPresent }: Pick<RefreshOrigin, 'userPresent'>,
): void {
  const { rules, store, clock } = sandbox
  if (!rules.refresh.credentialsAtHand(login)) throw refusal('credentials-stored')
  const next_refresh_possible_at = nextRefreshAt(sandbox, login, version.name)
  if (!rules.refresh.possible({ ...login, next_refresh_possible_at }, clock.now())) {
    throw refusal('refresh-possible', next_refresh_possible_at)
  }
  if (userPresent || !provider.payment_services_directive) return
  const since = clock.now().getTime() - rules.refresh.backgroundHours * 3_600_000
  const fetches = store.attempts
    .group('loginId', login.id)
    .filter((attempt) => !attempt.user_present && Date.parse(attempt.created_at) > since)
  if (fetches.length >= rules.refresh.backgroundLimit(version.name)) throw refusal('background-limit')
}

/**
 * Refuses a change of a login that is disabled or being fetched.
 * @throws Refusal LoginDisabled, LoginAlreadyProcessing
 */
export function refuseBusy(sandbox: Sandbox, login: Login, change: 'reconnect' | 'refresh'): void {
  const rules = sandbox.rules.reconnect
  if (rules.disabled(login)) throw refusal('login-enabled')
  if (rules.busy(isProcessing(sandbox, login), change, login)) throw refusal('login-idle')
}
