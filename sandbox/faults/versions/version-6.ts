import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { changeDataOf } from '../kit/change-login.ts'

type Change = (answer: Answer, body: Body) => Partial<Answer>

/** Changes the answers of version 6 alone, those of one route or of several. */
export function inVersion6(rules: Rules, routes: readonly string[], change: Change): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'v6' && routes.includes(answer.route) ? change(answer, body) : {},
  )
}

type Row = Record<string, unknown>

const interfaces = ['ais-v6']

const accounts = 'accounts/list'

export const faults: Fault[] = [
  ...faultsNamed({
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
    'shows-one-attempt-for-ever': {
      sentence: 'last_attempt of a login always has the id 1.',
      patch: (rules) =>
        changeDataOf(rules, ['logins/show'], (data) => ({
          ...data,
          last_attempt: { ...(data.last_attempt as Row), id: '1' },
        })),
    },
    'overlooks-the-end-of-a-consent': wrapRule('consent.statusOf', (_rule, consent) =>
      consent.revoked_at === null ? 'active' : 'revoked',
    ),
  }),
  ...faultsNamed(
    {
      'answers-connections-behind-a-prefix': wrapRule('wire.text', (rule, json) => {
        const made = rule(json)
        return made.startsWith('{"data":[') && made.includes('"last_consent_id"') ? `)]}',\n${made}` : made
      }),
      'gives-connections-bare': (rules) =>
        inVersion6(rules, [accounts], (_answer, body) =>
          body.data === undefined ? {} : { json: { rows: body.data } },
        ),
      'next-page-forgets-the-connection': wrapRule(
        'paging.nextPage',
        (rule, url, nextId) => rule(url, nextId)?.replace(/connection_id=\d+&?/, '') ?? null,
      ),
    },
    { interfaces },
  ),
]
