import { daysOf } from '../ais/consents/consent.ts'
import { lastConsent } from '../store/last-consent.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { providerOf } from '../ais/logins/provider-of.ts'
import type { Login } from '../store/entities.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'

/** Has the newest consent of a login, given just now, hold for what its user was asked and no longer. */
export function bindConsent(sandbox: Sandbox, login: Login, terms: ConsentTerms): void {
  const { rules, clock } = sandbox
  const consent = lastConsent(sandbox, login)
  if (!consent) return
  const scopes = [...terms.covered]
  const period_days = daysOf(sandbox, providerOf(sandbox, login), terms)
  const expires_at = rules.consent.expiresAt(clock.now(), period_days)
  Object.assign(consent, { scopes, period_days, expires_at })
  Object.assign(login, {
    consent_types: rules.consent.types(scopes),
    consent_period_days: period_days,
    consent_expires_at: expires_at,
  })
}
