import type { Rules } from '../../world/rules.ts'
import { changeAnswer, changeData } from '../kit/change-data.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

const kind = 'one view of two'

/** Changes the rows of a list where it is asked for by a parent. */
function listedBy(rules: Rules, route: string, parent: RegExp, change: (row: Row) => Row): void {
  changeAnswer(rules, route, (answer) => {
    const { data, ...rest } = answer.json as { data?: Row[] }
    return data && parent.test(answer.url ?? '') ? { ...answer, json: { ...rest, data: data.map(change) } } : answer
  })
}

/** What is right in one view and wrong in the other one. */
export const faults: Fault[] = [
  ...faultsNamed({
    'nests-the-last-attempt-as-first-listed': {
      kind,
      interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
      sentence: 'The list of logins shows an attempt as it was when the list first showed it.',
      patch(rules) {
        const listed = new Map<unknown, unknown>()
        changeData(rules, 'logins/list', (rows) =>
          (rows as Row[]).map((row) => {
            const last = row['last_attempt'] as Row | null
            if (last && !listed.has(last['id'])) listed.set(last['id'], last)
            return { ...row, last_attempt: last && listed.get(last['id']) }
          }),
        )
      },
    },
    'lists-the-accounts-of-a-customer-without-their-balance': {
      kind,
      interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
      sentence: 'By its customer an account is listed with the balance 0, by its login with its own.',
      patch: (rules) => listedBy(rules, 'accounts/list', /[?&]customer_id=/, (row) => ({ ...row, balance: 0 })),
    },
    'shows-marks-in-the-list-of-a-connection-alone': {
      kind,
      interfaces: ['enrichment-v5'],
      sentence: 'Listed by its account, a transaction that was marked has duplicated false.',
      patch: (rules) =>
        listedBy(rules, 'transactions/list', /[?&]account_id=/, (row) => ({ ...row, duplicated: false })),
    },
    'shows-a-template-alone-as-deprecated': {
      kind,
      interfaces: ['payments-v1'],
      patch: (rules) =>
        changeData(rules, 'payment-templates/show', (shown) => ({ ...(shown as Row), deprecated: true })),
    },
    'shows-a-provider-alone-as-inactive': {
      kind,
      interfaces: ['partners-v1'],
      patch: (rules) => changeData(rules, 'providers/show', (shown) => ({ ...(shown as Row), status: 'inactive' })),
    },
  }),
]
