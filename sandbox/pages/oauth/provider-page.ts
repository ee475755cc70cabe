import { refusal } from '../../basics/refusals.ts'
import { providerOf } from '../../ais/logins/provider-of.ts'
import type { Page, PageCall, PageReply } from '../kit/page.ts'
import { askPage } from './ask-page.ts'
import type { OauthSession } from '../../store/oauth-session.ts'

/** The sandbox's own oauth provider, where the user agrees or not. */
export const providerPages: Page[] = [
  { method: 'GET', path: '/oauth/authorize', handle: show },
  { method: 'POST', path: '/oauth/authorize', handle: decide },
]

function show(call: PageCall): PageReply {
  const session = sessionOf(call)
  const login = call.sandbox.store.logins.get(session.loginId)
  const name = login ? providerOf(call.sandbox, login).name : 'The provider'
  return askPage(name, 'read your accounts')
}

function decide(call: PageCall): PageReply {
  const session = sessionOf(call)
  const back = new URL(session.returnTo)
  if (call.form.get('answer') === 'allow') back.searchParams.set('code', session.code)
  else back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', session.token)
  if (session.returnLoginId)
    back.searchParams.set(call.sandbox.rules.versions[session.version].fields.login_id ?? 'login_id', session.loginId)
  return { goTo: back.href }
}

function sessionOf({ sandbox, query }: PageCall): OauthSession {
  const session = sandbox.flows.oauth.get(query.get('token') ?? '')
  if (!session) throw refusal('page-address-known')
  if (session.authorized || session.expiresAt <= sandbox.clock.now()) {
    throw refusal('page-address-unused')
  }
  return session
}
