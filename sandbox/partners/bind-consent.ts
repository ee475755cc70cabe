import { agreedTo } from '../ais/consents/consent.ts'
import { lastConsent } from '../store/last-consent.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { providerOf } from '../ais/logins/provider-of.ts'
import type { Login } from '../store/entities.ts'
import type { ConsentTerms } from '../store/consent-terms.ts'

/** Limits the newest consent of a login to the terms that its user saw. */
export function bindConsent(sandbox: Sandbox, login: Login, terms: ConsentTerms): void {
  const consent = lastConsent(sandbox, login)
  const provider = providerOf(sandbox, login)
  if (consent) Object.assign(consent, agreedTo(sandbox, login, provider, terms.covered, terms))
}
