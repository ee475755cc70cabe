import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { inVersion6, rowsInVersion6, statusInVersion6 } from './version-6.ts'

type Row = Record<string, unknown>

const interfaces = ['ais-v6']
const list = 'logins/list'
const accounts = 'accounts/list'

/** Rules that version 6 shares, broken where only its own routes show it. */
export const version6ConventionFaults: Fault[] = [
  {
    id: 'answers-connections-behind-a-prefix',
    interfaces,
    sentence: 'The answer with connections is JSON after a prefix, which no JSON parser accepts.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => {
        const made = text(json)
        return made.startsWith('{"data":[') && made.includes('"last_consent_id"') ? `)]}',\n${made}` : made
      }
    },
  },
  {
    id: 'gives-connections-bare',
    interfaces,
    sentence: 'The list of accounts is answered without the envelope.',
    patch: (rules) =>
      inVersion6(rules, [accounts], (_answer, body) => (body.data === undefined ? {} : { json: { rows: body.data } })),
  },
  {
    id: 'connects-everybody-on-one-page',
    sentence: 'Every connect request is answered with the connect_url of the first.',
    patch(rules) {
      let first: unknown
      inVersion6(rules, ['connections/connect'], (_answer, body) => {
        if (body.data === undefined) return {}
        const data = body.data as Record<string, unknown>
        return { json: { data: { ...data, connect_url: (first ??= data['connect_url']) } } }
      })
    },
  },
  {
    id: 'connects-without-the-envelope',
    interfaces,
    sentence: 'Connect reads the fields of its body outside data.',
    patch: (rules) =>
      inVersion6(rules, ['connections/connect'], (_answer, body) =>
        body.error_class === 'WrongRequestFormat' ? { status: 200, json: { data: {} } } : {},
      ),
  },
  {
    id: 'answers-accounts-with-a-redirect',
    interfaces,
    sentence: 'The answer with accounts has the status 302.',
    patch: (rules) =>
      inVersion6(rules, [accounts], (_answer, body) => (body.data === undefined ? {} : { status: 302 })),
  },
  {
    id: 'falls-over-unknown-connections',
    interfaces,
    sentence: 'The accounts of an unknown connection are answered with an internal error.',
    patch: (rules) => statusInVersion6(rules, [accounts], 'LoginNotFound', 500),
  },
  {
    id: 'refuses-keys-of-version-6-with-401',
    interfaces,
    sentence: 'Wrong keys are refused with 401.',
    patch: (rules) => statusInVersion6(rules, [list, accounts], 'ApiKeyNotFound', 401),
  },
  {
    id: 'next-page-forgets-the-connection',
    interfaces,
    sentence: 'next_page lacks connection_id.',
    patch(rules) {
      const { nextPage } = rules.paging
      rules.paging.nextPage = (url, nextId) => nextPage(url, nextId)?.replace(/connection_id=\d+&?/, '') ?? null
    },
  },
  {
    id: 'writes-balances-as-text',
    interfaces,
    sentence: 'balance of an account is a string.',
    patch: (rules) => rowsInVersion6(rules, accounts, (row) => ({ ...row, balance: String(row.balance) })),
  },
  {
    id: 'counts-half-transactions',
    interfaces,
    sentence: 'The transactions_count of an account holds fractions.',
    patch: (rules) =>
      rowsInVersion6(rules, accounts, (row) => ({
        ...row,
        extra: { ...(row.extra as Row), transactions_count: { posted: 2.5, pending: 0.5 } },
      })),
  },
  {
    id: 'numbers-the-connections-of-accounts',
    interfaces,
    sentence: 'connection_id of an account is a number.',
    patch: (rules) => rowsInVersion6(rules, accounts, (row) => ({ ...row, login_id: Number(row.login_id) })),
  },
  {
    id: 'updates-connections-before-creating',
    interfaces,
    sentence: 'updated_at of a connection is a second before created_at.',
    patch: (rules) =>
      rowsInVersion6(rules, list, (row) => ({
        ...row,
        updated_at: new Date(Date.parse(String(row.created_at)) - 1000).toISOString(),
      })),
  },
  {
    id: 'asks-no-secret-for-accounts',
    interfaces,
    sentence: 'The list of accounts needs no Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => name !== accounts
    },
  },
  {
    id: 'keeps-service-keys-from-refreshing',
    interfaces,
    sentence: 'The refresh of a connection refuses service keys with AppsRestricted.',
    patch: (rules) => refuseRoute(rules, 'connections/refresh', 'AppsRestricted'),
  },
  {
    id: 'moves-connections-to-another-version',
    interfaces,
    sentence: 'The list of connections of version 6 has moved to version 5.',
    patch: (rules) =>
      changeAnswers(rules, (answer) =>
        answer.version === 'v6' && answer.route === list ? { status: 301, json: { moved: '/api/v5/connections' } } : {},
      ),
  },
]

/** Refuses whatever is asked of a route of version 6. */
function refuseRoute(rules: Rules, route: string, errorClass: string): void {
  changeAnswers(rules, (answer) =>
    answer.version === 'v6' && answer.route === route
      ? { status: 404, json: { error_class: errorClass, error_message: 'not here', request: {} } }
      : {},
  )
}
