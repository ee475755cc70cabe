import { dayMs } from '../../basics/days.ts'
import type { OpenFinanceConsent, OpenFinanceConsentStatus } from '../store/open-finance-consent.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { onlyWhen, type Wrong } from '../../faults/kit/only-when.ts'
import { replaceRule } from '../../world/change-rule.ts'
import type { Misfit } from '../rules/open-finance-format-rules.ts'

type Change = (status: OpenFinanceConsentStatus, times: number, seen: ReadonlySet<string>) => OpenFinanceConsentStatus

/** Changes what became of a consent; `times` is how often it was looked at so, `seen` the statuses of all that were. */
function changeStatus(rules: Rules, change: Change): void {
  const { consents } = rules.openFinance
  const { statusOf } = consents
  const looks = new Map<string, number>()
  const seen = new Set<string>()
  consents.statusOf = (consent: OpenFinanceConsent, passed) => {
    const status = statusOf(consent, passed)
    const key = `${consent.id} ${status}`
    const times = (looks.get(key) ?? 0) + 1
    looks.set(key, times)
    const changed = change(status, times, seen)
    seen.add(status)
    return changed
  }
}

/** What a consent counts as in place of what it is. */
const mistaken: ReadonlyArray<[id: string, is: OpenFinanceConsentStatus, as: OpenFinanceConsentStatus]> = [
  ['refuses-a-valid-consent', 'valid', 'revokedByPsu'],
  ['takes-an-unauthorised-consent', 'received', 'valid'],
  ['takes-a-revoked-consent', 'revokedByPsu', 'valid'],
  ['takes-an-expired-consent', 'expired', 'valid'],
]

const statuses = mistaken.map(([id, is, as]): Wrong => ({
  id,
  patch(rules, isWrong) {
    const { consents } = rules.openFinance
    const { statusOf } = consents
    consents.statusOf = (consent, passed) => {
      const status = statusOf(consent, passed)
      return status === is && isWrong(`${consent.id} ${status}`, consent.id) ? as : status
    }
  },
}))

/** Consents that are right the first time, or alone, and wrong the second time or beside another. */
export const faults: Fault[] = [
  ...onlyWhen(undefined, statuses),
  ...faultsNamed({
    'ends-all-consents-with-one-that-ran-out': {
      kind: 'second owner',
      patch({ openFinance: { consents } }) {
        const { statusOf } = consents
        let hasRunOut = false
        consents.statusOf = (consent, passed) => {
          hasRunOut ||= passed
          return statusOf(consent, hasRunOut)
        }
      },
    },
    'forgets-that-a-consent-ran-out-once-it-was-refused': {
      kind: 'second time',
      patch({ openFinance: { consents } }) {
        const { statusOf } = consents
        const refused = new Set<string>()
        consents.statusOf = (consent, passed) => {
          const status = statusOf(consent, passed && !refused.has(consent.id))
          if (passed) refused.add(consent.id)
          return status
        }
      },
    },
    'keeps-the-flaws-of-a-refused-body': {
      kind: 'state',
      patch: replaceRule('openFinance.format', ({ refused, ...format }) => {
        let before: Misfit[] = []
        return {
          ...format,
          refused(misfits, route) {
            const found = refused(misfits, route)
            const left = found.length > 0 ? [] : before
            before = found
            return [...found, ...left]
          },
        }
      }),
    },
    'ends-every-consent-with-a-revoked-one': {
      kind: 'second owner',
      patch: (rules) =>
        changeStatus(rules, (status, _times, seen) =>
          status === 'valid' && [...seen].some((one) => one.startsWith('revoked')) ? 'revokedByPsu' : status,
        ),
    },
    'ends-consents-a-month-early': {
      kind: 'edge',
      patch: ({ openFinance: { consents } }) => {
        const { statusOf } = consents
        const isNear = ({ validTo }: { validTo: string | null }) =>
          validTo !== null && Date.parse(validTo) - 30 * dayMs < Date.now()
        consents.statusOf = (consent, passed) => statusOf(consent, passed || isNear(consent))
      },
    },
    'forgets-a-revocation-once-it-was-refused': {
      kind: 'second time',
      patch: (rules) =>
        changeStatus(rules, (status, times) => (status === 'revokedByPsu' && times > 1 ? 'valid' : status)),
    },
    'forgets-an-expiry-once-it-was-refused': {
      kind: 'second time',
      patch: (rules) => changeStatus(rules, (status, times) => (status === 'expired' && times > 1 ? 'valid' : status)),
    },
    'opens-unauthorised-consents-beside-a-valid-one': {
      kind: 'second owner',
      patch: (rules) =>
        changeStatus(rules, (status, times, seen) =>
          status === 'received' && times > 1 && seen.has('valid') ? 'valid' : status,
        ),
    },
    'spoils-what-follows-a-revoked-consent': {
      kind: 'state',
      patch: (rules) => {
        let isSpoiled = false
        changeStatus(rules, (status) => {
          const refuses = isSpoiled
          isSpoiled = !isSpoiled && status === 'revokedByPsu'
          return refuses ? 'revokedByPsu' : status
        })
      },
    },
    'ends-a-consent-after-three-uses': {
      kind: 'second time',
      patch: (rules) => changeStatus(rules, (status, times) => (status === 'valid' && times > 3 ? 'expired' : status)),
    },
  }),
]
