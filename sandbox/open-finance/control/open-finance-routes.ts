import { refusal } from '../../basics/refusals.ts'
import type { OpenFinanceConsentStatus } from '../store/open-finance-consent.ts'
import { wordIn, type ControlCall, type ControlRoute } from '../../control/kit/field.ts'

/** Acts on open-finance consents as a customer or a provider does. */
export const openFinanceControlRoutes: ControlRoute[] = [
  { method: 'PUT', path: '/control/open-finance/consents/:consent_id', handle: setConsent },
]

/** Statuses of consents by the control port's words. */
const statuses = {
  unauthorised: 'received',
  valid: 'valid',
  revoked: 'revokedByPsu',
  expired: 'expired',
  executed: 'executed',
} as const satisfies Record<string, OpenFinanceConsentStatus>

/** @throws Refusal RouteNotFound, WrongRequestFormat */
function setConsent(call: ControlCall): unknown {
  const consent = call.sandbox.store.openFinanceConsents.get(call.params.consent_id ?? '')
  if (!consent) throw refusal('control-consent-known')
  const word = wordIn(call, 'status', Object.keys(statuses) as Array<keyof typeof statuses>)
  const status = statuses[word]
  if (status === 'executed' && consent.role !== 'payment-initiation') throw refusal('control-payment-consent')
  consent.status = status
  return { consent_id: consent.id, status: word }
}
