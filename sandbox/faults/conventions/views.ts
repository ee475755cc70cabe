import type { Rules } from '../../world/rules.ts'
import { changeDataOf, changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Row = Record<string, unknown>

/** Views of one thing that differ, each in one way. */
export const viewsFaults: Fault[] = faultsNamed(
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
)
