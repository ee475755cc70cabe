import { lastAttempt } from '../../store/last-attempt.ts'
import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const loginsFaults: Fault[] = named({
  'names-consent-types-of-partners': {
    sentence: 'consent_types of a login says transactions_details, a word of the partner interface.',
    patch: wrapRule('consent.types', (rule, scopes) =>
      rule(scopes).map((word) => (word === 'transaction_information' ? 'transactions_details' : word)),
    ),
  },
  'shows-the-first-attempt-as-last': {
    sentence: 'last_attempt is the first attempt of the login.',
    patch: wrapRule('shape.login', (rule, login, sandbox) => {
      const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
      return { ...rule(login, sandbox), last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
    }),
  },
  'lists-all-logins-but-the-newest': {
    sentence: 'The list without a filter leaves out the newest login.',
    patch: wrapRule('logins.logins', (rule, store, client, customer) =>
      customer ? rule(store, client, customer) : rule(store, client, customer).slice(0, -1),
    ),
  },
  'ignores-the-customer-of-a-list': {
    sentence: 'customer_id is ignored in the list of logins.',
    patch: wrapRule('logins.logins', (rule, store, client) => rule(store, client, undefined)),
  },
  'lists-one-login-per-customer': {
    sentence: 'With customer_id only the first login of the customer is listed.',
    patch: wrapRule('logins.logins', (rule, store, client, customer) =>
      rule(store, client, customer).slice(0, customer ? 1 : undefined),
    ),
  },
  'shows-the-newest-login': {
    sentence: 'Every request for one login shows the newest login of the client.',
    patch: wrapRule(
      'logins.shown',
      (_rule, store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login,
    ),
  },
  'grants-a-day-beyond-the-consent-limit': {
    sentence: 'A consent lasts a day longer than the provider allows.',
    patch: wrapRule('consent.periodDays', (rule, provider) => rule(provider) + 1),
  },
  'ends-a-consent-a-day-late': {
    sentence: 'consent_expires_at lies a day after the end of the consent period.',
    patch: wrapRule('consent.expiresAt', (rule, givenAt, days) => rule(givenAt, days + 1)),
  },
})
