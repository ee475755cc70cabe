import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Body, changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>
type Change = (answer: Answer, body: Body) => Partial<Answer>

/** Changes the answers of version 6 alone, those of one route or of several. */
export function inVersion6(rules: Rules, routes: readonly string[], change: Change): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'v6' && routes.includes(answer.route) ? change(answer, body) : {},
  )
}

/** Changes each row of a list of version 6. */
export function rowsInVersion6(rules: Rules, route: string, change: (row: Row) => Row): void {
  inVersion6(rules, [route], (_answer, body) =>
    Array.isArray(body.data) ? { json: { ...body, data: (body.data as Row[]).map(change) } } : {},
  )
}

/** Refuses with another status, for one class, on routes of version 6. */
export function statusInVersion6(rules: Rules, routes: readonly string[], errorClass: string, status: number): void {
  inVersion6(rules, routes, (_answer, body) => (body.error_class === errorClass ? { status } : {}))
}

/** Refuses with another class in the place of one, on routes of version 6. */
export function classInVersion6(rules: Rules, routes: readonly string[], errorClass: string, other: string): void {
  inVersion6(rules, routes, (_answer, body) =>
    body.error_class === errorClass ? { json: { ...body, error_class: other } } : {},
  )
}

const list = 'logins/list'
const accounts = 'accounts/list'

/** The two lists of version 6, each rule broken in one way. */
export const version6ListFaults: Fault[] = [
  {
    id: 'writes-automatic-refresh-in-words',
    interfaces: ['ais-v6'],
    sentence: 'automatic_refresh of a connection is the string yes or no.',
    patch: (rules) => rowsInVersion6(rules, list, (row) => ({ ...row, automatic_refresh: 'yes' })),
  },
  {
    id: 'numbers-the-names-of-providers',
    sentence: 'provider_name of a connection is a number.',
    patch: (rules) => rowsInVersion6(rules, list, (row) => ({ ...row, provider_name: 12 })),
  },
  {
    id: 'leaves-the-country-of-a-connection-out',
    sentence: 'A connection has no country_code.',
    patch: (rules) => rowsInVersion6(rules, list, ({ country_code: _gone, ...row }) => row),
  },
  {
    id: 'names-the-last-attempt-by-its-id',
    interfaces: ['ais-v6'],
    sentence: 'last_attempt of a connection is the id of the attempt.',
    patch: (rules) => rowsInVersion6(rules, list, (row) => ({ ...row, last_attempt: (row.last_attempt as Row)?.id })),
  },
  {
    id: 'forgets-which-consent-was-given',
    sentence: 'last_consent_id of a connection is null, though its last attempt names a consent.',
    patch: (rules) => rowsInVersion6(rules, list, (row) => ({ ...row, last_consent_id: null })),
  },
  {
    id: 'names-another-consent-on-the-attempt',
    sentence: 'consent_id of the last attempt is another than last_consent_id.',
    patch: (rules) =>
      rowsInVersion6(rules, list, (row) => ({
        ...row,
        last_attempt: { ...(row.last_attempt as Row), consent_id: `9${String(row.last_consent_id)}` },
      })),
  },
  {
    id: 'identifies-customers-by-their-id',
    sentence: 'customer_identifier of a connection is the id of the customer.',
    patch: (rules) => rowsInVersion6(rules, list, (row) => ({ ...row, customer_identifier: row.customer_id })),
  },
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
    id: 'refuses-parameters-of-connections-with-406',
    sentence: 'The list of connections refuses malformed parameters with 406.',
    patch: (rules) => statusInVersion6(rules, [list], 'WrongRequestFormat', 406),
  },
  {
    id: 'shows-connections-to-other-clients',
    sentence: 'Every client can list the connections and accounts of other clients.',
    patch(rules) {
      rules.access.ownCustomer = () => true
      rules.access.ownLogin = () => true
    },
  },
  {
    id: 'writes-fetch-dates-without-leading-zeros',
    interfaces: ['ais-v6'],
    sentence: 'fetch_from_date of an attempt has no leading zeros.',
    patch: (rules) =>
      rowsInVersion6(rules, list, (row) => ({
        ...row,
        last_attempt: { ...(row.last_attempt as Row), fetch_from_date: '2026-1-2' },
      })),
  },
  {
    id: 'shows-categorize-in-words',
    sentence: 'categorize of an attempt is the string yes or no.',
    patch: (rules) =>
      rowsInVersion6(rules, list, (row) => ({
        ...row,
        last_attempt: { ...(row.last_attempt as Row), categorize: 'yes' },
      })),
  },
  {
    id: 'names-no-connection-on-accounts',
    sentence: 'An account has no connection_id.',
    patch: (rules) => rowsInVersion6(rules, accounts, ({ login_id: _gone, ...row }) => row),
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
    id: 'lists-accounts-by-login-id',
    sentence: 'The list of accounts with login_id alone is answered.',
    patch(rules) {
      rules.accounts.filterNeeded = () => false
    },
  },
  {
    id: 'shows-updates-in-words',
    sentence: 'updated_on_last_attempt is the string yes or no.',
    patch: (rules) => extraOf(rules, { updated_on_last_attempt: 'yes' }),
  },
  {
    id: 'numbers-holders',
    sentence: 'holder_name is a number.',
    patch: (rules) => extraOf(rules, { holder_name: 4 }),
  },
  {
    id: 'lists-accounts-of-connections-only',
    sentence: 'The list of accounts ignores customer_id.',
    patch(rules) {
      rules.accounts.effective = (filter) => ({ ...filter, customer_id: undefined })
    },
  },
  {
    id: 'calls-a-missing-parent-not-found',
    sentence: 'Malformed parameters of the list of accounts are refused with 404.',
    patch: (rules) => statusInVersion6(rules, [accounts], 'WrongRequestFormat', 404),
  },
  {
    id: 'refuses-unknown-customers-with-400',
    sentence: 'The accounts of an unknown customer are refused with 400.',
    patch: (rules) => statusInVersion6(rules, [accounts], 'CustomerNotFound', 400),
  },
  {
    id: 'lists-no-accounts-of-unknown-customers',
    sentence: 'The accounts of an unknown customer are an empty list instead of an error.',
    patch: (rules) =>
      inVersion6(rules, [accounts], (_answer, { error_class: errorClass }) =>
        errorClass === 'CustomerNotFound'
          ? { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
          : {},
      ),
  },
  {
    id: 'refuses-parameters-of-accounts-with-409',
    sentence: 'The list of accounts refuses malformed parameters with 409.',
    patch: (rules) => statusInVersion6(rules, [accounts], 'WrongRequestFormat', 409),
  },
]

function extraOf(rules: Rules, extra: Row): void {
  rowsInVersion6(rules, accounts, (row) => ({ ...row, extra: { ...(row.extra as Row), ...extra } }))
}
