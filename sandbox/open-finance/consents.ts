import type { Sandbox } from '../world/sandbox.ts'
import { type OpenFinanceCall, type OpenFinanceReply, refused } from './open-finance-call.ts'
import type { OpenFinanceConsent, OpenFinanceConsentStatus, CertificateRole } from './store/open-finance-consent.ts'

/** Makes a consent that is not authorised yet. Its shape is a choice. Source: Endpoints, Open-finance. */
export function createConsent(call: OpenFinanceCall, kind: string, role: CertificateRole): OpenFinanceReply {
  const { sandbox, provider, body } = call
  const consent = newConsent(sandbox, { role, providerCode: provider.code, asked: body })
  const json = { consentId: consent.id, consentStatus: statusOf(sandbox, consent), links: linksOf(consent, kind) }
  return { status: 201, json }
}

/** Stores a consent of a provider; `asked` is the body of its request. */
export function newConsent(
  { store, secrets }: Sandbox,
  made: Pick<OpenFinanceConsent, 'role' | 'providerCode' | 'asked'>,
): OpenFinanceConsent {
  const digits = secrets()
  const id = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)]
  const { validTo } = made.asked
  return store.openFinanceConsents.add({
    ...made,
    id: id.join('-'),
    status: 'received',
    validTo: typeof validTo === 'string' ? validTo : null,
  })
}

export function showConsent(call: OpenFinanceCall, kind: string, role: CertificateRole): OpenFinanceReply {
  const consent = consentByPath(call, role)
  const { id, asked } = consent
  const shown = {
    ...asked,
    consentId: id,
    consentStatus: statusOf(call.sandbox, consent),
    links: linksOf(consent, kind),
  }
  return { status: 200, json: shown }
}

export function showStatus(call: OpenFinanceCall, role: CertificateRole): OpenFinanceReply {
  return { status: 200, json: { consentStatus: statusOf(call.sandbox, consentByPath(call, role)) } }
}

/**
 * Ends a consent for the client that created it.
 * Source: States and transitions, Payment; Errors, Open-finance errors.
 * @throws Refused STATUS_INVALID, RESOURCE_UNKNOWN
 */
export function deleteConsent(call: OpenFinanceCall, role: CertificateRole): OpenFinanceReply {
  const consent = consentByPath(call, role)
  const status = statusOf(call.sandbox, consent)
  if (!call.sandbox.rules.openFinance.consents.mayEnd(status))
    throw refused('STATUS_INVALID', `a consent that is ${status} cannot be deleted`)
  consent.status = 'terminatedByTpp'
  return { status: 204 }
}

/** The present status of a consent. */
export function statusOf({ rules, clock }: Sandbox, consent: OpenFinanceConsent): OpenFinanceConsentStatus {
  const { consents } = rules.openFinance
  return consents.statusOf(consent, consent.validTo !== null && consents.passed(consent.validTo, clock.now()))
}

/** A consent of this provider and role; undefined when none has this id. */
export function findConsent(
  { sandbox, provider }: Pick<OpenFinanceCall, 'sandbox' | 'provider'>,
  id: string,
  role: CertificateRole,
): OpenFinanceConsent | undefined {
  const consent = sandbox.store.openFinanceConsents.get(id)
  const { isOf } = sandbox.rules.openFinance.consents
  return consent && isOf(consent, provider) && consent.role === role ? consent : undefined
}

/** @throws Refused RESOURCE_UNKNOWN */
function consentByPath(call: OpenFinanceCall, role: CertificateRole): OpenFinanceConsent {
  const consent = findConsent(call, call.consentId, role)
  if (consent) return consent
  const { codes } = call.sandbox.rules.openFinance.routes
  throw refused(codes.consentUnknownByPath, `there is no such consent: ${call.consentId}`)
}

function linksOf({ id, providerCode }: OpenFinanceConsent, kind: string): object {
  const self = `/${providerCode}/v2/consents/${kind}/${id}`
  return { self: { href: self }, status: { href: `${self}/status` } }
}
