import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
type Change = (answer: Answer, body: Body) => Partial<Answer>

/** Changes the answers of version 6 alone, those of one route or of several. */
export function inVersion6(rules: Rules, routes: readonly string[], change: Change): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'v6' && routes.includes(answer.route) ? change(answer, body) : {},
  )
}

/** The two lists of version 6, each rule broken in one way. */
export const version6ListFaults: Fault[] = [
  {
    id: 'lists-connections-of-every-customer',
    sentence: 'The list of connections ignores customer_id.',
    patch(rules) {
      const { logins } = rules.logins
      rules.logins.logins = (store, client) => logins(store, client, undefined)
    },
  },
  {
    id: 'lists-one-connection-of-a-customer',
    sentence: 'The list of connections shows only the newest connection of a customer.',
    patch(rules) {
      const { logins } = rules.logins
      rules.logins.logins = (store, client, customer) => logins(store, client, customer).slice(-1)
    },
  },
  {
    id: 'names-logins-on-accounts',
    sentence: 'An account has a login_id beside its connection_id.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => text(json).replaceAll('"connection_id":', '"login_id":"1","connection_id":')
    },
  },
  {
    id: 'lists-accounts-of-connections-only',
    sentence: 'The list of accounts ignores customer_id.',
    patch(rules) {
      rules.accounts.effective = (filter) => ({ ...filter, customer_id: undefined })
    },
  },
]
