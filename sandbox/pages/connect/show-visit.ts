import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import type { PageReply } from '../kit/page.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { consentPage, credentialsPage, interactivePage, providersPage, waitingPage } from './connect-forms.ts'
import { chosenProvider, loginProviders } from './login-providers.ts'
import { failureOf } from '../kit/end-page.ts'
import { resultPage } from './result-page.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/** The page for the visit's present step. */
export function showVisit(sandbox: Sandbox, visit: ConnectVisit): PageReply {
  const client = sandbox.store.clients.get(visit.token.clientId)
  if (!client) throw refusal('page-client-there')
  if (visit.denied) {
    return resultPage(sandbox, visit, failureOf('ProviderAccessNotGranted', 'You did not agree.'))
  }
  if (visit.loginId !== undefined) return loginPage(sandbox, visit, visit.loginId)
  const provider = chosenProvider(sandbox, visit, client)
  if (!provider) return providersPage(loginProviders(sandbox, visit, client), visit, codeIn(sandbox))
  return visit.consented ? credentialsPage(provider, visit) : consentPage(sandbox, provider, visit)
}

function loginPage(sandbox: Sandbox, visit: ConnectVisit, loginId: string): PageReply {
  const login = sandbox.store.logins.get(loginId)
  const attempt = login && lastAttempt(sandbox, login)
  if (!login || !attempt) throw refusal('page-connection-there')
  const { fail_error_class, fail_message } = attempt
  if (attempt.finished)
    return resultPage(sandbox, visit, { login_id: login.id, ...failureOf(fail_error_class, fail_message) })
  const run = sandbox.fetcher.runOf(login)
  if (run && sandbox.fetcher.waitsForAnswer(login)) return interactivePage(run.work.provider, attempt, visit)
  return waitingPage(visit)
}

function codeIn({ rules }: Sandbox): (provider: SandboxProvider) => string {
  return (provider) => String(rules.shape.provider(provider)['code'])
}
