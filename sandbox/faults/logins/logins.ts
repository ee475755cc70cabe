import { lastAttempt } from '../../store/last-attempt.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeData } from '../kit/change-data.ts'
import { changeDataOf, changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'

const creations = ['login/create', 'logins/create']

/** Logins, each shown or listed wrong in one way. */
export const loginsFaults: Fault[] = [
  {
    id: 'lists-logins-without-their-attempts',
    sentence: 'last_attempt is null in the list of logins.',
    patch: (rules) =>
      changeData(rules, 'logins/list', (rows) => (rows as object[]).map((row) => ({ ...row, last_attempt: null }))),
  },
  {
    id: 'writes-store-credentials-as-text',
    sentence: 'store_credentials of a login is the string "true" or "false".',
    patch: (rules) =>
      changeLogin(rules, (login) => ({ ...login, store_credentials: String(login['store_credentials']) })),
  },
  {
    id: 'writes-consent-days-as-text',
    sentence: 'consent_period_days of a listed login is a string.',
    absentIn: ['ais-v3'],
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'logins/list' && Array.isArray(body.data)
          ? { json: { ...body, data: body.data.map((row: object) => ({ ...row, consent_period_days: '90' })) } }
          : {},
      ),
  },
  {
    id: 'hides-the-country-of-a-login',
    sentence: 'A login has no country_code.',
    patch: (rules) => changeLogin(rules, ({ country_code: _country, ...login }) => login),
  },
  {
    id: 'calls-an-active-login-connected',
    sentence: 'The status of a fetched login is connected instead of active.',
    patch: (rules) =>
      changeLogin(rules, (login) => (login['status'] === 'active' ? { ...login, status: 'connected' } : login)),
  },
  {
    id: 'names-consent-types-of-partners',
    sentence: 'consent_types of a login says transactions_details, a word of the partner interface.',
    patch(rules) {
      const { types } = rules.consent
      rules.consent.types = (scopes) =>
        types(scopes).map((word) => (word === 'transaction_information' ? 'transactions_details' : word))
    },
  },
  {
    id: 'shows-last-attempt-by-id',
    sentence: 'The answer to creation shows the id of the last attempt instead of the attempt.',
    patch: (rules) =>
      changeDataOf(rules, creations, (login) => ({
        ...login,
        last_attempt: (login['last_attempt'] as { id: string }).id,
      })),
  },
  {
    id: 'shows-the-first-attempt-as-last',
    sentence: 'last_attempt is the first attempt of the login.',
    patch(rules) {
      const { login: shape } = rules.shape
      rules.shape.login = (login, sandbox) => {
        const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
        return { ...shape(login, sandbox), last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
      }
    },
  },
  {
    id: 'shows-a-list-of-holders',
    sentence: 'holder_info of a login is a list with one holder object.',
    patch: (rules) => changeLogin(rules, (login) => ({ ...login, holder_info: [login['holder_info']] })),
  },
  {
    id: 'creates-without-showing-the-secret',
    sentence: 'The answer to creation has no secret.',
    patch: (rules) => changeDataOf(rules, creations, ({ secret: _secret, ...login }) => login),
  },
  {
    id: 'gives-a-secret-that-opens-nothing',
    sentence: 'The secret in the answer to creation is not the secret of the login.',
    patch: (rules) =>
      changeDataOf(rules, creations, (login) => ({ ...login, secret: `${String(login['secret']).toLowerCase()}0` })),
  },
  {
    id: 'never-says-when-to-refresh',
    sentence: 'next_refresh_possible_at stays null after a fetch at a provider with automatic fetch.',
    patch: (rules) => changeLogin(rules, (login) => ({ ...login, next_refresh_possible_at: null })),
  },
  {
    id: 'forgets-the-last-success',
    sentence: 'last_success_at stays null after a fetch that succeeded.',
    patch: (rules) => changeLogin(rules, (login) => ({ ...login, last_success_at: null })),
  },
  {
    id: 'lists-all-logins-but-the-newest',
    sentence: 'The list without a filter leaves out the newest login.',
    patch(rules) {
      const { logins } = rules.logins
      rules.logins.logins = (store, client, customer) =>
        customer ? logins(store, client, customer) : logins(store, client, customer).slice(0, -1)
    },
  },
  {
    id: 'ignores-the-customer-of-a-list',
    sentence: 'customer_id is ignored in the list of logins.',
    patch(rules) {
      const { logins } = rules.logins
      rules.logins.logins = (store, client) => logins(store, client, undefined)
    },
  },
  {
    id: 'lists-one-login-per-customer',
    sentence: 'With customer_id only the first login of the customer is listed.',
    patch(rules) {
      const { logins } = rules.logins
      rules.logins.logins = (store, client, customer) =>
        logins(store, client, customer).slice(0, customer ? 1 : undefined)
    },
  },
  {
    id: 'shows-the-newest-login',
    sentence: 'Every request for one login shows the newest login of the client.',
    patch(rules) {
      rules.logins.shown = (store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login
    },
  },
  {
    id: 'names-the-provider-by-its-code',
    sentence: 'provider_name of a login is the code of the provider.',
    patch: (rules) => changeLogin(rules, (login) => ({ ...login, provider_name: login['provider_code'] })),
  },
  {
    id: 'writes-the-country-in-small-letters',
    sentence: 'country_code of a login is in lower case.',
    patch: (rules) =>
      changeLogin(rules, (login) => ({ ...login, country_code: String(login['country_code']).toLowerCase() })),
  },
  {
    id: 'grants-a-day-beyond-the-consent-limit',
    sentence: 'A consent lasts a day longer than the provider allows.',
    patch(rules) {
      const { periodDays } = rules.consent
      rules.consent.periodDays = (provider) => periodDays(provider) + 1
    },
  },
  {
    id: 'ends-a-consent-two-days-late',
    sentence: 'consent_expires_at lies two days after the end of the consent period.',
    patch(rules) {
      const { expiresAt } = rules.consent
      rules.consent.expiresAt = (givenAt, days) => expiresAt(givenAt, days + 2)
    },
  },
]
