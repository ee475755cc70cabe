import type { ShapeWorld } from './kit/shape-world.ts'
import type { OauthSession } from '../store/oauth-session.ts'
import type { Consent } from '../store/entities.ts'
import type { ConnectToken } from '../store/connect-token.ts'
import type { Fields } from '../basics/values.ts'

/** Source: Version 4 endpoints, tokens/create and oauth_providers/refresh. The fields of a consent are a choice. */
export function flowShapes() {
  return {
    token: ({ token, expiresAt }: ConnectToken, sandbox: ShapeWorld): Fields => ({
      token,
      expires_at: expiresAt.toISOString(),
      connect_url: sandbox.rules.tokens.connectUrl(sandbox.baseUrl, token),
    }),

    consent: (consent: Consent, sandbox: ShapeWorld): Fields => {
      const { clientId: _client, customerId: customer_id, loginId: login_id, ...shown } = consent
      const status = sandbox.rules.consent.statusOf(consent, sandbox.clock.now())
      return { ...shown, login_id, customer_id, status }
    },

    oauthSession: (session: OauthSession, sandbox: ShapeWorld): Fields => ({
      login_id: session.loginId,
      attempt_id: session.attemptId,
      token: session.token,
      expires_at: session.expiresAt.toISOString(),
      redirect_url: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token),
    }),
  }
}
