import type { Fault } from '../kit/fault.ts'
import { rowsOfPartners } from '../partners/partners-reads.ts'

/** What breaks programs that use the interfaces, beside what other faults do to them. */
export const consumersFaults: Fault[] = [
  {
    id: 'answers-no-items',
    sentence: 'A batch is answered with an empty list.',
    patch(rules) {
      rules.categorize.answered = () => []
    },
  },
  {
    id: 'numbers-what-leads-have',
    interfaces: ['partners-v1'],
    sentence: 'The ids of connections and accounts of leads are numbers.',
    patch(rules) {
      for (const route of ['logins/list', 'accounts/list'])
        rowsOfPartners(rules, route, (row) => ({ ...row, id: Number(row['id']) }))
    },
  },
]
