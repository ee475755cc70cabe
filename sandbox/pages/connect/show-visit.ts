import { Refusal } from '../../basics/refusal.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import { lastAttempt } from '../../store/last-attempt.ts'
import type { PageReply } from '../kit/page.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Login } from '../../store/entities.ts'
import { consentPage, credentialsPage, interactivePage, providersPage, waitingPage } from './connect-forms.ts'
import { chosenProvider, loginProviders } from './login-providers.ts'
import { resultPage, type Outcome } from './result-page.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/** The page for where the user stands. */
export function showVisit(sandbox: Sandbox, visit: ConnectVisit): PageReply {
  const client = sandbox.store.clients.get(visit.token.clientId)
  if (!client) throw new Refusal('ClientNotFound', 'the application that sent you here no longer exists')
  if (visit.denied) {
    const error = { error_class: 'ProviderAccessNotGranted', error_message: 'You did not agree.' }
    return resultPage(sandbox, visit, error)
  }
  if (visit.loginId !== undefined) return loginPage(sandbox, visit, visit.loginId)
  const provider = chosenProvider(sandbox, visit, client)
  if (!provider) return shown(providersPage(loginProviders(sandbox, visit, client), visit, codeIn(sandbox)))
  if (!visit.consented) return shown(consentPage(sandbox, provider, visit))
  return shown(credentialsPage(provider, visit))
}

function shown(text: string): PageReply {
  return { status: 200, text }
}

function loginPage(sandbox: Sandbox, visit: ConnectVisit, loginId: string): PageReply {
  const login = sandbox.store.logins.get(loginId)
  const attempt = login && lastAttempt(sandbox, login)
  if (!login || !attempt) throw new Refusal('LoginNotFound', 'the connection was removed')
  if (attempt.finished) return resultPage(sandbox, visit, outcomeOf(login, attempt))
  const run = sandbox.fetcher.runOf(login)
  if (run && sandbox.fetcher.waitsForAnswer(login)) return shown(interactivePage(run.work.provider, attempt, visit))
  return shown(waitingPage(visit))
}

function outcomeOf(
  login: Login,
  { fail_error_class, fail_message }: { fail_error_class: string | null; fail_message: string | null },
): Outcome {
  return fail_error_class === null
    ? { login_id: login.id }
    : { login_id: login.id, error_class: fail_error_class, error_message: fail_message ?? '' }
}

function codeIn({ rules }: Sandbox): (provider: SandboxProvider) => string {
  return (provider) => String(rules.shape.provider(provider)['code'])
}
