import { dayMs } from '../../basics/days.ts'
import type { OpenFinanceConsentStatus } from '../store/open-finance-consent.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsInTime, faultsNamed } from '../../faults/kinds/faults-named.ts'
import { counting } from '../../faults/kit/remembering.ts'
import { property } from './open-finance-signatures.ts'
import { type Patch, answersLate, replaceRule, wrapRule, changeAnswers } from '../../faults/kit/change.ts'
import type { Misfit } from '../rules/open-finance-rules.ts'

type Change = (status: OpenFinanceConsentStatus, times: number, seen: ReadonlySet<string>) => OpenFinanceConsentStatus

/** Changes a consent's status. `times` counts its reads in this status; `seen` are the statuses of all consents. */
function changeStatus(change: Change): Patch {
  return replaceRule('openFinance.consents.statusOf', (rule) => {
    const looks = counting()
    const seen = new Set<string>()
    return (consent, passed) => {
      const status = rule(consent, passed)
      const changed = change(status, looks(`${consent.id} ${status}`), seen)
      seen.add(status)
      return changed
    }
  })
}

/** Consents that are wrong only the second time or beside another one. */
export const faults: Fault[] = [
  ...faultsInTime({
    'refuses-a-valid-consent': 'takes-openFinance.consents.statusOf-as-revokedByPsu-where-it-is-valid',
    'takes-an-unauthorised-consent': 'takes-openFinance.consents.statusOf-as-valid-where-it-is-received',
    'takes-a-revoked-consent': 'takes-openFinance.consents.statusOf-as-valid-where-it-is-revokedByPsu',
    'takes-an-expired-consent': 'takes-openFinance.consents.statusOf-as-valid-where-it-is-expired',
  }),
  ...faultsNamed({
    'ends-all-consents-with-one-that-ran-out': replaceRule('openFinance.consents.statusOf', (rule) => {
      let hasRunOut = false
      return (consent, passed) => rule(consent, (hasRunOut ||= passed))
    }),
    'keeps-the-flaws-of-a-refused-body': replaceRule('openFinance.format.refused', (rule) => {
      let before: Misfit[] = []
      return (misfits, route) => {
        const found = rule(misfits, route)
        const left = found.length > 0 ? [] : before
        before = found
        return [...found, ...left]
      }
    }),
    'ends-every-consent-with-a-revoked-one': changeStatus((status, _times, seen) =>
      status === 'valid' && [...seen].some((one) => one.startsWith('revoked')) ? 'revokedByPsu' : status,
    ),
    'names-consents-by-the-moment': {
      sentence: 'Consents that are created before the one before them is answered have its id.',
      patch(rules) {
        let [id, atMs]: [unknown, number] = [undefined, 0]
        changeAnswers({ route: 'open-finance/account-access/new' }, (_answer, body) => {
          if (body['consentId'] === undefined) return {}
          if (performance.now() - atMs > 15) [id, atMs] = [body['consentId'], performance.now()]
          return { json: { ...body, consentId: id } }
        })(rules)
        answersLate(/^open-finance\/account-access\/new$/)(rules)
      },
    },
    'ends-consents-a-month-early': wrapRule('openFinance.consents.statusOf', (rule, consent, passed) => {
      const { validTo } = consent
      return rule(consent, passed || (validTo !== null && Date.parse(validTo) - 30 * dayMs < Date.now()))
    }),
    'opens-unauthorised-consents-beside-a-valid-one': changeStatus((status, times, seen) =>
      status === 'received' && times > 1 && seen.has('valid') ? 'valid' : status,
    ),
    'spoils-what-follows-a-revoked-consent'(rules) {
      let isSpoiled = false
      changeStatus((status) => {
        const refuses = isSpoiled
        isSpoiled = !isSpoiled && status === 'revokedByPsu'
        return refuses ? 'revokedByPsu' : status
      })(rules)
    },
    'takes-revoked-consents-of-a-user-who-is-named': {
      sentence: 'A revoked consent is accepted where psu-id names the user.',
      patch(rules) {
        let isNamed = false
        property('sigD.pars', (own, pars, wanted) => {
          isNamed = wanted.signed.includes('psu-id')
          return own(pars, wanted)
        })(rules)
        wrapRule('openFinance.consents.statusOf', (rule, ...given) => {
          const status = rule(...given)
          return isNamed && status === 'revokedByPsu' ? 'valid' : status
        })(rules)
      },
    },
    'ends-a-consent-after-three-uses': changeStatus((status, times) =>
      status === 'valid' && times > 3 ? 'expired' : status,
    ),
  }),
]
