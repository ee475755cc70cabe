import { viewOf } from '../../serving/view.ts'
import type { Call, Reply } from '../../serving/call.ts'
import { refusalAs } from '../../basics/refusals.ts'
import { type Fields, optionalDataObject } from '../../basics/values.ts'
import { answerInteractive } from '../../fetching/answer-interactive.ts'
import type { Attempt } from '../../store/entities.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import { providerOf } from './provider-of.ts'
import { needCredentials } from './read-credentials.ts'
import { readFetch } from './read-fetch.ts'
import { theLogin } from './the-login.ts'

/** Source: Version 4 endpoints, PUT /login/interactive, both forms; States and transitions. */
export function interactiveLogin(call: Call): Reply {
  const { sandbox, client } = call
  const { rules } = sandbox
  const login = theLogin(call)
  const data = rules.interactive.asked(optionalDataObject(call.body))
  const provider = providerOf(sandbox, login)
  const attempt = lastAttempt(sandbox, login)
  const refused = rules.interactive.refusal(provider, sandbox.fetcher.waitsForAnswer(login))
  if (refused !== undefined || !attempt) {
    throw refusalAs(refused ?? 'ProviderNotInteractive', 'login-waits')
  }
  const credentials = needCredentials(sandbox, client, data)
  changeFetch(call, attempt, data)
  if (rules.interactive.goesOn(sandbox.store, attempt)) answerInteractive(sandbox, login, credentials)
  return { data: viewOf(call).login(login) }
}

/** The answer may set new scopes and dates; otherwise the attempt keeps its own. */
function changeFetch(call: Call, attempt: Attempt, data: Fields): void {
  const { sandbox, client } = call
  const asked = readFetch(sandbox, data, {
    client,
    version: call.version,
    provider: providerOf(sandbox, theLogin(call)),
    whenAbsent: attempt.fetch_scopes,
    goesOn: attempt,
  })
  const given = (name: string): boolean => data[name] !== undefined && data[name] !== null
  const hadDates = attempt.from_date !== null
  attempt.fetch_scopes = asked.fetch_scopes
  attempt.fetchType = asked.fetchType
  attempt.from_date = hadDates && !given('from_date') && asked.from_date !== null ? attempt.from_date : asked.from_date
  attempt.to_date = hadDates && !given('to_date') && asked.to_date !== null ? attempt.to_date : asked.to_date
}
