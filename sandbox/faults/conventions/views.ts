import type { Rules } from '../../world/rules.ts'
import { changeDataOf, changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { changeData } from '../kit/change-data.ts'
import { replaceRule } from '../../world/change-rule.ts'

type Row = Record<string, unknown>

/** Views of one thing that differ, each in one way. */
export const faults: Fault[] = [
  ...faultsNamed(
    {
      'nests-attempts-of-another-user-presence': {
        sentence: 'last_attempt of a login says the opposite of the attempt itself on whether the user is present.',
        patch: (rules) =>
          changeLogin(rules, (shown) => {
            const last = shown['last_attempt'] as Row | null
            return last ? { ...shown, last_attempt: { ...last, user_present: last.user_present !== true } } : shown
          }),
      },
      'shows-otherwise-what-stands-on-a-later-page': {
        sentence: 'A page of transactions that is not the first shows each as a duplicate.',
        patch: (rules: Rules) => {
          const { startsAt } = rules.paging
          let isLater = false
          rules.paging.startsAt = (rows, fromId) => {
            isLater = fromId !== null && fromId !== ''
            return startsAt(rows, fromId)
          }
          changeDataOf(rules, ['transactions/list'], (data) =>
            (data as unknown as Row[]).map((row) => (isLater ? { ...row, duplicated: row.duplicated !== true } : row)),
          )
        },
      },
    },
    { interfaces: ['ais-v3', 'ais-v4', 'ais-v5'] },
  ),
  ...faultsNamed({
    'writes-amounts-as-text-on-later-pages': {
      interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'partners-v1'],
      patch: (rules) =>
        changeData(rules, 'transactions/list', (rows, { url = '' }) =>
          url.includes('from_id=') ? (rows as Row[]).map((row) => ({ ...row, amount: String(row['amount']) })) : rows,
        ),
    },
    'loses-text-beyond-ascii': replaceRule('wire.text', (rule) => {
      // oxlint-disable-next-line no-control-regex
      return (json) => rule(json).replace(/[^\u0000-\u007F]/g, '?')
    }),
  }),
]
