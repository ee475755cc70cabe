import { lastAttempt } from '../../store/last-attempt.ts'
import type { Fault } from '../kit/fault.ts'

/** Logins, each shown or listed wrong in one way. */
export const loginsFaults: Fault[] = [
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
