import { viewOf } from '../../serving/view.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, optionalDataObject } from '../../basics/values.ts'
import { readFile } from './read-file.ts'
import type { Login, Credentials } from '../../store/entities.ts'
import { refuseUnusable } from './choose-provider.ts'
import type { Asker } from './create-login.ts'
import { formData } from './form-data.ts'
import { newAttempt } from '../../fetching/new-attempt.ts'
import { keepSettings } from './new-login.ts'
import { providerOf } from './provider-of.ts'
import { needCredentials, readCredentials, sameCredentials } from './read-credentials.ts'
import { readExcluded } from './read-excluded.ts'
import { readFlag } from '../../serving/read-flag.ts'
import { readSettingsOf } from './read-settings.ts'
import { refuseBusy } from './refuse-busy.ts'
import { refuseCrowd } from '../../serving/refuse-crowd.ts'
import { refuseWrongCredentials } from './refuse-wrong-credentials.ts'
import { theLogin } from './the-login.ts'

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
  if (sandbox.rules.oauth.takesOauth(provider)) {
    throw refusal('reconnected-without-oauth')
  }
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
