import { refusal } from '../../basics/refusals.ts'
import { providerOf } from '../../ais/logins/choose-provider.ts'
import { type Page, type PageCall, type PageReply, layout, html } from '../kit/page.ts'
import type { OauthSession } from '../../store/flows.ts'

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
  if (session.authorized || session.expiresAt <= sandbox.clock.now()) throw refusal('page-address-unused')
  return session
}

/** The page of an oauth provider, where the user allows or refuses what an application asks for. */
export function askPage(providerName: string, asked: string): PageReply {
  const content = html`<p>An application asks to ${asked} at ${providerName}.</p>
    <form method="post">
      <button name="answer" value="allow">Allow</button>
      <button name="answer" value="deny">Refuse</button>
    </form>`
  return layout(providerName, content)
}
