import { viewOf, type Call, type Reply } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { type Fields, optionalDataObject } from '../../basics/values.ts'
import type { Login, Credentials } from '../../store/entities.ts'
import { refuseUnusable, providerOf } from './choose-provider.ts'
import { theLogin } from './the-login.ts'
import { type Asker, formData, keepSettings } from './create-login.ts'
import { startFetch } from '../../fetching/new-attempt.ts'
import { readExcluded, readSettingsOf } from './read-settings.ts'
import {
  readFile,
  needCredentials,
  readCredentials,
  sameCredentials,
  refuseWrongCredentials,
} from './read-credentials.ts'
import { readFlag } from '../../serving/hear.ts'
import { refuseCrowd } from '../../serving/limits.ts'
import { refuseBusy } from './refresh-login.ts'

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
  if (provider.mode === 'oauth') throw refusal('reconnected-without-oauth')
  const file = await readFile(call, data, provider)
  const imported = file && sandbox.rules.reconnect.imported(file)
  const credentials = imported ? (readCredentials(sandbox, client, data) ?? {}) : credentialsOf(call, login, data)
  const settings = readSettingsOf(call, login, provider, data)
  const excludeAccounts = readExcluded(sandbox, login, data.exclude_accounts)
  refuseUnusable(sandbox, provider)
  refuseBusy(sandbox, login, 'reconnect')
  refuseCrowd(call)
  if (!imported) {
    refuseOthers(call, login, data, credentials)
    refuseWrongCredentials(sandbox, provider, credentials)
  }
  keepSettings(call, login, provider, settings, sandbox.rules.reconnect.kept(login, credentials))
  startFetch(call, login, settings, { provider, credentials, imported, userPresent: true, excludeAccounts })
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
