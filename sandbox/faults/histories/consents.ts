import type { Consent } from '../../store/entities.ts'
import { replaceRule } from '../kit/change.ts'
import { faultsInTime, faultsNamed } from '../kinds/faults-named.ts'
import type { Fault } from '../kit/fault.ts'
import { firsts } from '../kit/remembering.ts'

/** Consents that are wrong the second time, for a second owner or after a refusal. */
export const faults: Fault[] = [
  ...faultsInTime({
    'knows-no-new-consent-after-an-ended-one': 'takes-consent.statusOf-as-ever-revoked-per-loginId',
    'shows-a-late-end-of-a-consent': 'shows-consent_expires_at-as-1-day-later-of-login',
  }),
  ...faultsInTime(
    { 'ends-the-consents-of-a-customer-together': 'takes-consent.statusOf-as-ever-revoked-per-customerId' },
    ['when-repeated', 'when-refused-before'],
  ),
  ...faultsNamed({
    'ends-a-renewed-consent-with-the-first': replaceRule('consent.statusOf', (rule) => {
      const first = firsts<Consent>()
      return (consent, now) => {
        const before = first(consent.loginId, consent)
        const is = rule(consent, now)
        return is === 'active' && rule({ ...before, revoked_at: null }, now) === 'expired' ? 'expired' : is
      }
    }),
    'takes-the-consent-of-a-sister': replaceRule('consent.statusOf', (rule) => {
      const ofCustomer = new Map<string, Map<string, Consent>>()
      return (consent, now) => {
        const { customerId, loginId } = consent
        const sisters = ofCustomer.get(customerId) ?? new Map<string, Consent>()
        ofCustomer.set(customerId, sisters.set(loginId, consent))
        return [...sisters.values()].some((one) => rule(one, now) === 'active') ? 'active' : rule(consent, now)
      }
    }),
  }),
]
