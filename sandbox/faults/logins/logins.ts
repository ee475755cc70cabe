import { lastAttempt } from '../../store/last-attempt.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, replaceRule, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import type { Fields } from '../kit/change-answers.ts'
import { firsts } from '../kit/firsts.ts'

/** Changes the holder of logins. */
function writeHolder(change: (holder: Fields) => Fields): Patch {
  return changeShape('login', (shown, { holderInfo }) =>
    holderInfo === null ? {} : { holder_info: change(shown['holder_info'] as Fields) },
  )
}

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
  'names-consent-types-of-partners': wrapRule('consent.types', (rule, scopes) =>
    rule(scopes).map((word) => (word === 'transaction_information' ? 'transactions_details' : word)),
  ),
  'shows-the-first-attempt-as-last': changeShape('login', (_shown, login, sandbox) => {
    const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
    return { last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
  }),
  'lists-all-logins-but-the-newest': 'takes-logins.logins-as-without-last-for-nothing',
  'ignores-the-customer-of-a-list': 'takes-logins.logins-with-third-as-nothing',
  'lists-one-login-per-customer': 'takes-logins.logins-as-first-alone-not-for-nothing',
  'lists-the-logins-of-a-customer-as-first-read': replaceRule('logins.logins', (rule) => {
    const first = firsts<ReturnType<typeof rule>>()
    return (store, client, customer) => {
      const listed = rule(store, client, customer)
      return customer && listed.length > 0 ? first(customer.id, [...listed]) : listed
    }
  }),
  'shows-the-newest-login': wrapRule(
    'logins.shown',
    (_rule, store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login,
  ),
  'grants-a-day-beyond-the-consent-limit': 'takes-consent.periodDays-as-1-more',
  'ends-a-consent-a-day-late': 'takes-consent.expiresAt-with-second-as-1-more',
  'authorizes-the-login-of-the-secret': wrapRule('oauth.loginUnnamed', (_rule, bySecret) => bySecret),
  'authorizes-without-a-query-string': {
    sentence: 'A request without query_string counts as consent of the user.',
    patch(rules) {
      const { parameters } = rules.oauth
      rules.oauth.queryStringGiven = (_value): _value is string => true
      rules.oauth.parameters = (text: string | undefined) => parameters(text ?? 'code=sandbox-approved')
    },
  },
  'writes-a-single-mail-as-text': 'shows-holder_info.emails-as-text-of-login',
  'writes-post-codes-as-numbers': 'shows-holder_info.addresses.post_code-as-number-of-login',
  'shows-addresses-without-post-code': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: 'omits-holder_info.addresses.post_code-of-login',
  },
  'shows-all-digits-of-an-ssn': writeHolder((holder) => ({ ...holder, ssn: `123-45-${String(holder['ssn'])}` })),
  'keeps-the-holder-to-itself': 'shows-holder_info-as-fieldless-of-login',
  'shows-the-holder-of-first-fetches-alone': changeShape('login', (_shown, { id }, { store }) =>
    store.attempts.group('loginId', id)[0]?.fetch_scopes.includes('holder_info') === false ? { holder_info: {} } : {},
  ),
  'shows-phone-numbers-that-no-provider-lists': writeHolder((holder) => ({
    phone_numbers: ['+15550000000'],
    ...holder,
  })),
})
