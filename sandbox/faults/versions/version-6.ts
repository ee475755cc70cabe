import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'
type Change = (answer: Answer, body: Body) => Partial<Answer>

/** Changes the answers of version 6 alone, those of one route or of several. */
export function inVersion6(rules: Rules, routes: readonly string[], change: Change): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'v6' && routes.includes(answer.route) ? change(answer, body) : {},
  )
}

export const version6ListFaults: Fault[] = faultsNamed({
  'lists-connections-of-every-customer': wrapRule('logins.logins', (rule, store, client) =>
    rule(store, client, undefined),
  ),
  'lists-one-connection-of-a-customer': wrapRule('logins.logins', (rule, store, client, customer) =>
    rule(store, client, customer).slice(-1),
  ),
  'names-logins-on-accounts': wrapRule('wire.text', (rule, json) =>
    rule(json).replaceAll('"connection_id":', '"login_id":"1","connection_id":'),
  ),
  'lists-accounts-of-connections-only': wrapRule('accounts.effective', (_rule, filter) => ({
    ...filter,
    customer_id: undefined,
  })),
})
