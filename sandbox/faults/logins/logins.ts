import { lastAttempt } from '../../store/last-attempt.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const loginsFaults: Fault[] = faultsNamed({
  'names-consent-types-of-partners': wrapRule('consent.types', (rule, scopes) =>
    rule(scopes).map((word) => (word === 'transaction_information' ? 'transactions_details' : word)),
  ),
  'shows-the-first-attempt-as-last': wrapRule('shape.login', (rule, login, sandbox) => {
    const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
    return { ...rule(login, sandbox), last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
  }),
  'lists-all-logins-but-the-newest': wrapRule('logins.logins', (rule, store, client, customer) =>
    customer ? rule(store, client, customer) : rule(store, client, customer).slice(0, -1),
  ),
  'ignores-the-customer-of-a-list': wrapRule('logins.logins', (rule, store, client) => rule(store, client, undefined)),
  'lists-one-login-per-customer': wrapRule('logins.logins', (rule, store, client, customer) =>
    rule(store, client, customer).slice(0, customer ? 1 : undefined),
  ),
  'shows-the-newest-login': wrapRule(
    'logins.shown',
    (_rule, store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login,
  ),
  'grants-a-day-beyond-the-consent-limit': wrapRule('consent.periodDays', (rule, provider) => rule(provider) + 1),
  'ends-a-consent-a-day-late': wrapRule('consent.expiresAt', (rule, givenAt, days) => rule(givenAt, days + 1)),
})
