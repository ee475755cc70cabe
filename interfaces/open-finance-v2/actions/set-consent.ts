import type { Control } from '../../../harness/actions/scene/control.ts'
import type { ConsentState } from '../../../harness/profile/open-finance-profile.ts'

/** Sets what became of a consent, by the control port. */
export async function setConsent(
  control: Control,
  consentId: string,
  status: Exclude<ConsentState, 'unauthorised'>,
): Promise<void> {
  await control.call('open-finance-consents', 'PUT', `/open-finance/consents/${encodeURIComponent(consentId)}`, {
    status,
  })
}
