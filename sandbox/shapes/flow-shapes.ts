import type { ShapeWorld } from './kit/shape-world.ts'
import type { OauthSession } from '../store/oauth-session.ts'
import type { Consent } from '../store/entities.ts'
import type { ConnectToken } from '../store/connect-token.ts'

type Fields = Record<string, unknown>

/** Source: Version 4 endpoints, tokens/create and oauth_providers/refresh. What a consent shows is a choice. */
export function flowShapes() {
  return {
    token: ({ token, expiresAt }: ConnectToken, sandbox: ShapeWorld): Fields => ({
      token,
      expires_at: expiresAt.toISOString(),
      connect_url: sandbox.rules.tokens.connectUrl(sandbox.baseUrl, token),
    }),

    consent: (consent: Consent, sandbox: ShapeWorld): Fields => ({
      id: consent.id,
      login_id: consent.loginId,
      customer_id: consent.customerId,
      status: sandbox.rules.consent.statusOf(consent, sandbox.clock.now()),
      scopes: consent.scopes,
      period_days: consent.period_days,
      expires_at: consent.expires_at,
      revoked_at: consent.revoked_at,
      created_at: consent.created_at,
      updated_at: consent.updated_at,
    }),

    oauthSession: (session: OauthSession, sandbox: ShapeWorld): Fields => ({
      login_id: session.loginId,
      attempt_id: session.attemptId,
      token: session.token,
      expires_at: session.expiresAt.toISOString(),
      redirect_url: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token),
    }),
  }
}
