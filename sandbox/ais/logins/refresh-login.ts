import { viewOf, type Call, type Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, optionalDataObject } from '../../basics/values.ts'
import type { Login, Credentials } from '../../store/entities.ts'
import { refuseUnusable, providerOf, theLogin } from './choose-provider.ts'
import { type Asker, keepSettings, formData } from './create-login.ts'
import { nextRefreshAt } from '../../rules/logins/refresh-rules.ts'
import { newAttempt } from '../../fetching/read-dates.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { readExcluded, readSettingsOf } from './read-settings.ts'
import {
  readFile,
  needCredentials,
  readCredentials,
  sameCredentials,
  refuseWrongCredentials,
} from './read-credentials.ts'
import { readFlag } from '../../serving/hear.ts'
import { refuseCrowd } from '../../serving/page-of.ts'
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
  const credentials = login.credentials
  keepSettings(call, login, provider, settings, credentials, origin.consents)
  const { userPresent } = origin
  const attempt = newAttempt(call, login, provider, settings, { userPresent, excludeAccounts })
  sandbox.fetcher.start(login, attempt, { provider, credentials: credentials ?? {} })
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

/** Source: Version 4 endpoints, PUT /login/reconnect, both forms. */
export async function reconnectLogin(call: Call): Promise<Reply> {
  const login = theLogin(call)
  await beginReconnect(call, login, formData(call, optionalDataObject(call.body)))
  return { data: viewOf(call).login(login) }
}

/**
 * Checks a reconnect body, stores the attempt and starts fetching.
 * @throws Refusal of the class of the first thing that is wrong
 */
export async function beginReconnect(call: Asker, login: Login, body: Fields): Promise<void> {
  const { sandbox, client } = call
  const data = sandbox.rules.reconnect.asked(body)
  const provider = providerOf(sandbox, login)
  if (sandbox.rules.oauth.takesOauth(provider)) throw refusal('reconnected-without-oauth')
  const file = await readFile(call, data, provider)
  const imported = file && sandbox.rules.reconnect.imported(file)
  const credentials = imported ? (readCredentials(sandbox, client, data) ?? {}) : credentialsOf(call, login, data)
  const settings = readSettingsOf(call, login, provider, data)
  const excludeAccounts = readExcluded(sandbox, login, data.exclude_accounts)
  refuseUnusable(sandbox, provider)
  refuseBusy(sandbox, login, 'reconnect')
  refuseCrowd(call)
  if (!imported) refuseOthers(call, login, data, credentials)
  if (!imported) refuseWrongCredentials(sandbox, provider, credentials)
  keepSettings(call, login, provider, settings, sandbox.rules.reconnect.kept(login, credentials))
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true, excludeAccounts })
  sandbox.fetcher.start(login, attempt, { provider, credentials, ...(imported && { imported }) })
}

/** @throws Refusal WrongRequestFormat */
function credentialsOf({ sandbox, client }: Asker, login: Login, data: Fields): Credentials {
  const rules = sandbox.rules.reconnect
  return rules.credentialsTaken(login, needCredentials(sandbox, client, data))
}

/** @throws Refusal CredentialsNotMatch */
function refuseOthers(call: Asker, login: Login, data: Fields, credentials: Credentials): void {
  const rules = call.sandbox.rules.reconnect
  const override = readFlag(call.sandbox, data, 'override_credentials', rules.defaultOverrideCredentials)
  if (rules.credentialsRefused(login.credentials, sameCredentials(login.credentials, credentials), override)) {
    throw refusal('credentials-as-before')
  }
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
