import type { Consent } from '../../store/entities.ts'
import { type Patch, replaceRule, wrapRule } from '../kit/change-rule.ts'
import { faultsInTime, faultsNamed } from '../kinds/faults-named.ts'
import type { Fault } from '../kit/fault.ts'
import { type Wrong, onlyWhen } from '../kit/only-when.ts'
import { type Fields, changeRecords } from '../kit/change-answers.ts'
import { firsts } from '../kit/firsts.ts'

/** Consents that stay active too long or cover too much. */
const kept: readonly Wrong[] = [
  {
    id: 'knows-no-new-consent-after-an-ended-one',
    patch: endingWith(({ loginId }) => loginId),
  },
  {
    id: 'ends-the-consents-of-a-customer-together',
    hasOneOwner: true,
    patch: endingWith(({ customerId }) => customerId),
  },
]

/** Ends a consent when another one with the same key has ended. */
function endingWith(of: (consent: Consent) => string): Wrong['patch'] {
  return (rules, isWrong) => {
    const without = new Set<string>()
    wrapRule('consent.statusOf', (rule, consent, now) => {
      const is = rule(consent, now)
      if (is !== 'active') without.add(of(consent))
      return without.has(of(consent)) && isWrong(consent.loginId, of(consent)) ? 'revoked' : is
    })(rules)
  }
}

/** Consents that show the data of an earlier or another consent. */
const renewed = faultsNamed(
  {
    'ends-a-renewed-consent-with-the-first': {
      kind: 'second time',
      patch: replaceRule('consent.statusOf', (rule) => {
        const first = firsts<Consent>()
        return (consent, now) => {
          const before = first(consent.loginId, consent)
          const is = rule(consent, now)
          return is === 'active' && rule({ ...before, revoked_at: null }, now) === 'expired' ? 'expired' : is
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
      patch: ofLastConsent(({ last_attempt: last }, before) => ({
        last_attempt: { ...(last as Fields), consent_id: before },
      })),
    },
    'names-the-consent-before-as-the-last': {
      kind: 'stale view',
      sentence: 'After a renewal a connection and its attempt name the consent that it had before.',
      patch: ofLastConsent(({ last_attempt: last }, before) => ({
        last_consent_id: before,
        last_attempt: { ...(last as Fields), consent_id: before },
      })),
    },
  },
  { interfaces: ['ais-v6'] },
)

/** Changes the listed connections whose last consent differs from the first that was listed. */
function ofLastConsent(change: (row: Fields, before: unknown) => Fields): Patch {
  return (rules) => {
    const first = firsts<unknown>()
    changeRecords('logins/list', (row) => {
      const before = first(row['id'], row['last_consent_id'])
      return before === row['last_consent_id'] ? {} : change(row, before)
    })(rules)
  }
}

/** Consents that are wrong the second time, for a second owner or after a refusal. */
export const faults: Fault[] = [
  ...onlyWhen(['ais-v6'], kept),
  ...faultsInTime(
    { 'shows-a-late-end-of-a-consent': 'shows-consent_expires_at-as-1-day-later-of-login' },
    { interfaces: ['ais-v4', 'ais-v5'] },
  ),
  ...renewed,
]
