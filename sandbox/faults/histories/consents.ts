import { changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { onlyWhen, type Wrong } from '../kit/only-when.ts'

const aDayMs = 86_400_000

/** Consents whose end lasts longer, or reaches further, than it should. */
const kept: readonly Wrong[] = [
  {
    id: 'knows-no-new-consent-after-an-ended-one',
    patch(rules, isWrong) {
      const { statusOf } = rules.consent
      const without = new Set<string>()
      rules.consent.statusOf = (consent, now) => {
        const is = statusOf(consent, now)
        const { loginId } = consent
        if (is !== 'active') without.add(loginId)
        return is === 'active' && without.has(loginId) && isWrong(loginId, loginId) ? 'revoked' : is
      }
    },
  },
  {
    id: 'ends-the-consents-of-a-customer-together',
    hasOneOwner: true,
    patch(rules, isWrong) {
      const { statusOf } = rules.consent
      const without = new Set<string>()
      rules.consent.statusOf = (consent, now) => {
        const is = statusOf(consent, now)
        const { customerId, loginId } = consent
        if (is !== 'active') without.add(customerId)
        return without.has(customerId) && isWrong(loginId, customerId) ? 'revoked' : is
      }
    },
  },
]

/** Logins whose consent is shown to end later than its period. */
const late: readonly Wrong[] = [
  {
    id: 'shows-a-late-end-of-a-consent',
    patch: (rules, isWrong) =>
      changeLogin(rules, (fields, login) => {
        const ends = Date.parse(String(fields['consent_expires_at']))
        if (Number.isNaN(ends) || !isWrong(login.id, login.customer_id)) return fields
        return { ...fields, consent_expires_at: new Date(ends + aDayMs).toISOString() }
      }),
  },
]

/** Consents that are wrong the second time, for a second owner or after a refusal. */
export const consentHistoriesFaults: Fault[] = [...onlyWhen(['ais-v6'], kept), ...onlyWhen(['ais-v4', 'ais-v5'], late)]
