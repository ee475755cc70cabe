import type { Consent } from '../../store/entities.ts'
import type { Rules } from '../../world/rules.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { changeDataOf, changeLogin } from '../kit/change-login.ts'
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

type Row = Record<string, unknown>

/** What a consent was before, or what another one is, in the place of what it is. */
const renewed = faultsNamed(
  {
    'ends-a-renewed-consent-with-the-first': {
      kind: 'second time',
      patch: replaceRule('consent.statusOf', (rule) => {
        const ends = new Map<string, Consent>()
        return (consent, now) => {
          const first = ends.get(consent.loginId) ?? consent
          ends.set(consent.loginId, first)
          const is = rule(consent, now)
          return is === 'active' && rule({ ...first, revoked_at: null }, now) === 'expired' ? 'expired' : is
        }
      }),
    },
    'takes-the-consent-of-a-sister': {
      kind: 'second owner',
      patch: replaceRule('consent.statusOf', (rule) => {
        const ofCustomer = new Map<string, Map<string, Consent>>()
        return (consent, now) => {
          const { customerId, loginId } = consent
          const sisters = ofCustomer.get(customerId) ?? new Map<string, Consent>()
          ofCustomer.set(customerId, sisters.set(loginId, consent))
          return [...sisters.values()].some((one) => rule(one, now) === 'active') ? 'active' : rule(consent, now)
        }
      }),
    },
    'ends-no-consent-by-time': {
      kind: 'state',
      sentence: 'A consent that was ended has ended; one whose period is over counts as active.',
      patch: wrapRule('consent.statusOf', (rule, consent, now) =>
        consent.updated_at === consent.created_at ? 'active' : rule(consent, now),
      ),
    },
    'shows-the-consent-of-the-attempt-before': {
      kind: 'stale view',
      patch: (rules) =>
        ofLastConsent(rules, (row, before) => ({
          ...row,
          last_attempt: { ...(row['last_attempt'] as Row), consent_id: before },
        })),
    },
    'names-the-consent-before-as-the-last': {
      kind: 'stale view',
      sentence: 'After a renewal a connection and its attempt name the consent that it had before.',
      patch: (rules) =>
        ofLastConsent(rules, (row, before) => ({
          ...row,
          last_consent_id: before,
          last_attempt: { ...(row['last_attempt'] as Row), consent_id: before },
        })),
    },
  },
  { interfaces: ['ais-v6'] },
)

/** Changes each connection of a list whose last consent is another than the one that was listed first. */
function ofLastConsent(rules: Rules, change: (row: Row, before: unknown) => Row): void {
  const first = new Map<unknown, unknown>()
  changeDataOf(rules, ['logins/list'], (data) =>
    (data as unknown as Row[]).map((row) => {
      const { id, last_consent_id: consent } = row
      if (!first.has(id)) first.set(id, consent)
      return first.get(id) === consent ? row : change(row, first.get(id))
    }),
  )
}

/** Consents that are wrong the second time, for a second owner or after a refusal. */
export const faults: Fault[] = [...onlyWhen(['ais-v6'], kept), ...onlyWhen(['ais-v4', 'ais-v5'], late), ...renewed]
