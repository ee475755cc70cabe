import type { ConsentState } from '../../../harness/profile/open-finance-profile.ts'
import { OpenFinance, unknownConsent } from '../actions/open-finance.ts'
import type { State } from '../../../harness/contracts/states/state.ts'

/** Consents of open finance. Source: Open-finance / Errors. */
export const states: Readonly<Record<string, State>> = {
  'a consent that is valid': consent('valid'),
  'a consent that is not authorised': consent('unauthorised'),
  'a consent that is revoked': consent('revoked'),
  'a consent that is expired': consent('expired'),

  'a consent that does not exist': async ({ by }) => {
    const own = new OpenFinance(by)
    return { values: { consent_id: unknownConsent(await own.newConsent()), resource_path: own.section.resource_path } }
  },
}

function consent(state: ConsentState): State {
  return async ({ by }) => {
    const own = new OpenFinance(by)
    return { values: { consent_id: await own.consent(state), resource_path: own.section.resource_path } }
  }
}
