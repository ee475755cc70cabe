import type { CertificateRole } from './store/open-finance-consent.ts'
import { listAccounts } from './account-information.ts'
import type { OpenFinanceRoute } from './open-finance-call.ts'
import { createConsent, deleteConsent, showConsent, showStatus } from './consents.ts'
import { accountAccessMisfits, paymentMisfits } from './consent-bodies.ts'

/** Every route below /v2. The document names the first; the others are a choice. Source: Endpoints, Open-finance. */
export const openFinanceRoutes: OpenFinanceRoute[] = [
  ...consentRoutes('account-access', 'account-information', accountAccessMisfits),
  ...consentRoutes('payment', 'payment-initiation', paymentMisfits),
  { name: 'open-finance/accounts', method: 'GET', path: 'accounts', role: 'account-information', handle: listAccounts },
]

function consentRoutes(
  kind: string,
  role: CertificateRole,
  misfits: NonNullable<OpenFinanceRoute['misfits']>,
): OpenFinanceRoute[] {
  const name = `open-finance/${kind}`
  const all = `consents/${kind}`
  const one = `${all}/:consent_id`
  return [
    {
      name: `${name}/new`,
      method: 'POST',
      path: all,
      role,
      misfits,
      handle: (call) => createConsent(call, kind, role),
    },
    { name: `${name}/show`, method: 'GET', path: one, role, handle: (call) => showConsent(call, kind, role) },
    { name: `${name}/status`, method: 'GET', path: `${one}/status`, role, handle: (call) => showStatus(call, role) },
    { name: `${name}/end`, method: 'DELETE', path: one, role, handle: (call) => deleteConsent(call, role) },
  ]
}
