import { changeAnswers } from '../kit/change-answers.ts'
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
    id: 'falls-over-an-unknown-connection-of-version-5',
    interfaces: ['ais-v5'],
    sentence: 'A request for an unknown connection is answered with an internal error.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'logins/show' && body.error_class === 'LoginNotFound'
          ? { status: 500, json: { ...body, error_class: 'InternalServerError' } }
          : {},
      ),
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
