import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import { type Fields, changeLaterPages } from '../kit/change-answers.ts'

const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

/** One resource, shown differently in two places. */
export const faults = faultsNamed({
  'nests-attempts-of-another-user-presence': {
    interfaces,
    sentence: 'last_attempt of a login says the opposite of the attempt itself on whether the user is present.',
    patch: changeShape('login', (shown) => {
      const last = shown['last_attempt'] as Fields | null
      return last ? { last_attempt: { ...last, user_present: last['user_present'] !== true } } : {}
    }),
  },
  'shows-otherwise-what-stands-on-a-later-page': {
    interfaces,
    sentence: 'A page of transactions that is not the first shows each as a duplicate.',
    patch: changeLaterPages('transactions/list', (row) => ({ duplicated: row['duplicated'] !== true })),
  },
  'writes-amounts-as-text-on-later-pages': {
    interfaces: [...interfaces, 'partners-v1'],
    patch: changeLaterPages('transactions/list', (row) => ({ amount: String(row['amount']) })),
  },
  'loses-text-beyond-ascii': replaceRule('wire.text', (rule) => {
    // oxlint-disable-next-line no-control-regex
    return (json) => rule(json).replace(/[^\u0000-\u007F]/g, '?')
  }),
})
