import type { Sandbox } from '../core/sandbox.ts'
import type { OauthSession } from '../oauth/oauth-session.ts'
import type { ConnectToken } from '../tokens/connect-token.ts'

type Fields = Record<string, unknown>

/** Source: Version 4 endpoints, tokens/create and oauth_providers/refresh. */
export function flowShapes() {
  return {
    token: ({ token, expiresAt }: ConnectToken, sandbox: Sandbox): Fields => ({
      token,
      expires_at: expiresAt.toISOString(),
      connect_url: sandbox.rules.tokens.connectUrl(sandbox.baseUrl, token),
    }),

    oauthSession: (session: OauthSession, sandbox: Sandbox): Fields => ({
      login_id: session.loginId,
      attempt_id: session.attemptId,
      token: session.token,
      expires_at: session.expiresAt.toISOString(),
      redirect_url: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token),
    }),
  }
}
