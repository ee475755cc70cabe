import { lastConsent } from '../../store/last-consent.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { ConsentTerms } from '../../store/consent-terms.ts'
import type { Consent, Login } from '../../store/entities.ts'

/** Whether the newest consent of a login is neither revoked nor expired. */
export function consentActive(sandbox: Sandbox, login: Login): boolean {
  const consent = lastConsent(sandbox, login)
  return consent !== undefined && sandbox.rules.consent.statusOf(consent, sandbox.clock.now()) === 'active'
}

/** The length of a consent in days: as the session says, else as the provider allows. */
export function daysOf(
  { rules }: Sandbox,
  provider: SandboxProvider,
  terms?: Pick<ConsentTerms, 'period_days'>,
): number {
  const asked = terms?.period_days ?? null
  return asked === null ? rules.consent.periodDays(provider) : rules.partners.periodDays(asked, provider)
}

/** Writes the terms that the user agreed to just now into a login, and returns them as a consent holds them. */
export function agreedTo(
  sandbox: Sandbox,
  login: Login,
  provider: SandboxProvider,
  scopes: readonly string[],
  terms?: ConsentTerms,
): Pick<Consent, 'scopes' | 'period_days' | 'expires_at'> {
  const { rules, clock } = sandbox
  const period_days = daysOf(sandbox, provider, terms)
  const expires_at = rules.consent.expiresAt(clock.now(), period_days)
  Object.assign(login, {
    consent_types: rules.consent.types(scopes),
    consent_period_days: period_days,
    consent_given_at: clock.nowIso(),
    consent_expires_at: expires_at,
  })
  return { scopes: [...scopes], period_days, expires_at }
}

/** Records that the user agrees to these scopes from now on. */
export function giveConsent(
  sandbox: Sandbox,
  login: Login,
  provider: SandboxProvider,
  scopes: readonly string[],
): void {
  const { store, clock } = sandbox
  const now = clock.nowIso()
  store.consents.add({
    id: store.consents.newId(),
    clientId: login.clientId,
    customerId: login.customer_id,
    loginId: login.id,
    ...agreedTo(sandbox, login, provider, scopes),
    revoked_at: null,
    created_at: now,
    updated_at: now,
  })
}

/** Ends an active consent now. Changes no other consent. */
export function endConsent({ rules, clock }: Sandbox, consent: Consent, how: 'revoked' | 'expired'): void {
  if (rules.consent.statusOf(consent, clock.now()) !== 'active') return
  if (how === 'revoked') consent.revoked_at = clock.nowIso()
  else consent.expires_at = clock.nowIso()
  consent.updated_at = clock.nowIso()
}
