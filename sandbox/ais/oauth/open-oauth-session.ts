import type { Attempt, Login } from '../../store/entities.ts'
import { added } from '../../store/flows.ts'
import type { OauthSession, WayBack } from '../../store/oauth-session.ts'
import type { Sandbox } from '../../world/sandbox.ts'

/** Opens a session for an attempt that waits at its first stage until the user comes back. */
export function openOauthSession(sandbox: Sandbox, login: Login, attempt: Attempt, back: WayBack): OauthSession {
  const { rules, clock, secrets, fetcher, flows } = sandbox
  const expiresAt = new Date(clock.now().getTime() + rules.oauth.lifetimeSeconds * 1000)
  const session: OauthSession = {
    token: secrets(),
    code: secrets(),
    loginId: login.id,
    attemptId: attempt.id,
    expiresAt,
    authorized: false,
    ...back,
  }
  flows.oauthOfLogin.set(login.id, added(flows.oauth, session.token, session))
  const run = fetcher.runOf(login)
  if (run) {
    run.callOff = clock.at(expiresAt, () =>
      fetcher.fail(login, 'ProviderAccessNotGranted', 'the user did not come back from the provider'),
    )
  }
  return session
}
