import type { Rules } from '../../world/rules.ts'
import { changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { onlyWhen, type Wrong } from '../kit/only-when.ts'
import { inVersion6 } from '../versions/version-6.ts'

type Row = Record<string, unknown>
const aDayMs = 86_400_000

const ended: readonly Wrong[] = (['revoked', 'expired'] as const).map((status): Wrong => ({
  id: `goes-on-with-a-consent-that-is-${status}`,
  patch(rules, isWrong) {
    const { statusOf } = rules.consent
    rules.consent.statusOf = (consent, now) => {
      const is = statusOf(consent, now)
      return is === status && isWrong(consent.id, consent.loginId) ? 'active' : is
    }
  },
}))

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

/** Changes each connection that version 6 lists. */
function connectionsOf(rules: Rules, change: (row: Row) => Row): void {
  inVersion6(rules, ['logins/list'], (_answer, body) =>
    Array.isArray(body.data) ? { json: { ...body, data: (body.data as Row[]).map(change) } } : {},
  )
}

/** Connections of version 6 that name no consent, or whose last attempt names another one. */
const named: readonly Wrong[] = [
  {
    id: 'forgets-the-consent-of-a-connection',
    patch: (rules, isWrong) =>
      connectionsOf(rules, (row) =>
        isWrong(String(row['id']), String(row['id'])) ? { ...row, last_consent_id: null } : row,
      ),
  },
  {
    id: 'mixes-up-the-consent-of-an-attempt',
    patch: (rules, isWrong) =>
      connectionsOf(rules, (row) => {
        const last = row['last_attempt'] as Row
        const consent = `9${String(row['last_consent_id'])}`
        return isWrong(String(row['id']), String(row['id']))
          ? { ...row, last_attempt: { ...last, consent_id: consent } }
          : row
      }),
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
export const consentHistoriesFaults: Fault[] = [
  ...onlyWhen(['ais-v6'], [...ended, ...kept, ...named]),
  ...onlyWhen(['ais-v4', 'ais-v5'], late),
]
