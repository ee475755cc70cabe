import { lastAttempt } from '../../store/last-attempt.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'

export const faults = faultsNamed({
  'shows-the-secret-that-a-reconnect-replaced': {
    sentence: 'A reconnect ends the secret of its login, and answers go on showing it.',
    patch(rules) {
      const ended = new Set<string>()
      wrapRule('reconnect.kept', (rule, login, taken) => {
        ended.add(login.secret)
        return rule(login, taken)
      })(rules)
      wrapRule('access.loginWithSecret', (rule, store, secret, route) =>
        ended.has(secret) ? undefined : rule(store, secret, route),
      )(rules)
    },
  },
  'names-consent-types-of-partners':
    'takes-consent.types-as-without-transaction_information-and-consent.types-as-with-transactions_details',
  'shows-the-first-attempt-as-last': changeShape('login', (_shown, login, sandbox) => {
    const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
    return { last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
  }),
  'lists-all-logins-but-the-newest': 'takes-logins.logins-as-without-last-for-nothing',
  'ignores-the-customer-of-a-list': 'takes-logins.logins-with-third-as-nothing',
  'lists-one-login-per-customer': 'takes-logins.logins-as-first-alone-not-for-nothing',
  'lists-the-logins-of-a-customer-as-first-read': 'takes-logins.logins-as-kept-per-third-where-it-is-not-empty',
  'shows-the-newest-login': wrapRule(
    'logins.shown',
    (_rule, store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login,
  ),
  'grants-a-day-beyond-the-consent-limit': 'takes-consent.periodDays-as-1-more',
  'ends-a-consent-a-day-late': 'takes-consent.expiresAt-with-second-as-1-more',
  'authorizes-the-login-of-the-secret': 'takes-oauth.loginUnnamed-as-own-first',
  'authorizes-without-a-query-string':
    'takes-oauth.queryStringGiven-as-true-and-oauth.parameters-with-first-as-code=sandbox-approved-for-nothing',
  'writes-a-single-mail-as-text': 'shows-holder_info.emails-as-text-of-login',
  'writes-post-codes-as-numbers': 'shows-holder_info.addresses.post_code-as-number-of-login',
  'shows-addresses-without-post-code': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: 'omits-holder_info.addresses.post_code-of-login',
  },
  'shows-all-digits-of-an-ssn': 'shows-holder_info.ssn-as-123-45-6789-of-login-where-holder_info.ssn-is-not-nothing',
  'keeps-the-holder-to-itself': 'shows-holder_info-as-fieldless-of-login',
  'shows-the-holder-of-first-fetches-alone': changeShape('login', (_shown, { id }, { store }) =>
    store.attempts.group('loginId', id)[0]?.fetch_scopes.includes('holder_info') === false ? { holder_info: {} } : {},
  ),
  'shows-phone-numbers-that-no-provider-lists':
    'shows-holder_info.phone_numbers-as-only-15550000000-of-login-where-holder_info-is-not-empty-where-holder_info.phone_numbers-is-nothing',
})
