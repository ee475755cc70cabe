import { viewOf } from '../../serving/view.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, dataObject } from '../../basics/values.ts'
import { readFile } from './read-file.ts'
import type { Holdings } from '../../providers/holdings.ts'
import type { Customer, Login, Credentials } from '../../store/entities.ts'
import { chooseProvider } from './choose-provider.ts'
import { formData } from './form-data.ts'
import { isProcessing } from '../../store/last-attempt.ts'
import { namedCustomer } from './named-customer.ts'
import { type FetchSettings, newAttempt } from '../../fetching/new-attempt.ts'
import { newLogin } from './new-login.ts'
import { refuseCrowd } from '../../serving/refuse-crowd.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { needCredentials, readCredentials, sameCredentials } from './read-credentials.ts'
import { readSettings } from './read-settings.ts'
import { refuseWrongCredentials } from './refuse-wrong-credentials.ts'

/** Who asks for a login: a request, or a user on the connect page. */
export type Asker = Pick<Call, 'sandbox' | 'version' | 'client' | 'customer' | 'file' | 'remoteIp' | 'userAgent'>

/** A checked request for a login. Nothing is stored yet. */
export interface Draft {
  customer: Customer
  provider: SandboxProvider
  settings: FetchSettings
  credentials: Credentials
  imported?: Holdings
}

/** Source: Version 4 endpoints, POST /login. */
export async function createLogin(call: Call): Promise<Reply> {
  const data = call.sandbox.rules.loginCreate.asked(formData(call, dataObject(call.body)), call.url)
  refuseUnnamed(call, data)
  const draft = await readDraft(call, data)
  return { data: viewOf(call).login(beginLogin(call, draft)) }
}

/** Source: Version 3 differences. @throws Refusal WrongRequestFormat */
function refuseUnnamed({ version }: Call, { customer_id }: Fields): void {
  const named = customer_id !== undefined && customer_id !== null
  if (named || version.name !== 'v3') return
  throw refusal('required', 'customer_id')
}

/**
 * Evaluates a create body.
 * @throws Refusal of the class of the first thing that is wrong
 */
export async function readDraft(call: Asker, data: Fields): Promise<Draft> {
  const { sandbox, client, version } = call
  const customer = namedCustomer(call, data)
  const provider = chooseProvider(sandbox, client, data)
  if (sandbox.rules.oauth.takesOauth(provider)) {
    throw refusal('created-without-oauth')
  }
  const whenAbsent = whenScopesAbsent(call)
  const settings = readSettings(sandbox, data, { client, version, provider, whenAbsent })
  const imported = await readFile(call, data, provider)
  const credentials = imported ? (readCredentials(sandbox, client, data) ?? {}) : needCredentials(sandbox, client, data)
  if (!imported) refuseWrongCredentials(sandbox, provider, credentials)
  return { customer, provider, settings, credentials, ...(imported && { imported }) }
}

/**
 * Stores the login and its first attempt and starts fetching.
 * @throws Refusal LoginDuplicated, LoginLimitReached, RateLimitExceeded, TooManyRequests
 */
export function beginLogin(call: Asker, draft: Draft): Login {
  const { customer, provider, settings, credentials, imported } = draft
  refuseCrowd(call)
  refuseDuplicate(call, customer, provider, credentials)
  refuseBeyondLimit(call)
  const login = newLogin(call, customer, provider, settings, credentials)
  const attempt = newAttempt(call, login, provider, settings, { userPresent: true })
  call.sandbox.fetcher.start(login, attempt, { provider, credentials, ...(imported && { imported }) })
  return login
}

/** A multipart form need not name scopes: its stated parts are file, provider_code and country_code. */
function whenScopesAbsent(call: Asker): string[] | undefined {
  return call.file ? call.sandbox.rules.fetchScopes.defaults : undefined
}

function refuseDuplicate(
  call: Pick<Call, 'sandbox'>,
  customer: Customer,
  provider: SandboxProvider,
  credentials: Credentials,
): void {
  const { rules, store } = call.sandbox
  if (provider.mode === 'file') return
  const duplicate = store.logins
    .group('customer_id', customer.id)
    .some((old) =>
      rules.loginCreate.duplicates(
        old,
        provider.code,
        sameCredentials(old.credentials, credentials),
        isProcessing(call.sandbox, old),
      ),
    )
  if (duplicate) throw refusal('login-new')
}

/** @throws Refusal LoginLimitReached */
export function refuseBeyondLimit(call: Pick<Call, 'sandbox' | 'client'>): void {
  const { rules, store } = call.sandbox
  if (rules.loginCreate.limitReached(call.client, store.logins.group('clientId', call.client.id).length)) {
    throw refusal('login-limit', call.client.loginLimit)
  }
}
