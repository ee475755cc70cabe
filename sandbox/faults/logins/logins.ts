import { lastAttempt } from '../../store/store.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, changeShape, type Fields } from '../kit/change.ts'
import type { Rules } from '../../world/rules.ts'
import { readBodies } from '../kinds/requests.ts'

const rightCredentials = { login: 'username', password: 'secret' }

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
  'shows-the-holder-unasked': changeShape('login', (_shown, { holderInfo }) =>
    holderInfo ? {} : { holder_info: { names: ['Zoe Ruiz'] } },
  ),
  'shows-the-holder-of-first-fetches-alone': changeShape('login', (_shown, { id }, { store }) =>
    store.attempts.group('loginId', id)[0]?.fetch_scopes.includes('holder_info') === false ? { holder_info: {} } : {},
  ),
  'shows-phone-numbers-that-no-provider-lists':
    'shows-holder_info.phone_numbers-as-only-15550000000-of-login-where-holder_info-is-not-empty-where-holder_info.phone_numbers-is-nothing',
  'names-a-stage-that-no-list-has': {
    absentIn: ['ais-v6'],
    patch: 'takes-stages.named-as-fetch_all-for-fetch_full',
  },
  'shows-empty-html-at-every-stage': 'shows-interactive_html-as-empty-of-stage-where-interactive_html-is-null',
  'passes-over-the-interactive-stage': 'takes-stages.sequence-with-second.interactive-as-false',
  'fetches-nothing-after-the-input': {
    sentence: 'After an interactive step the attempt has no scopes, and succeeds without fetching anything.',
    patch: wrapRule('interactive.goesOn', (rule, store, attempt) => {
      attempt.fetch_scopes = []
      return rule(store, attempt)
    }),
  },
  'begins-with-today-where-input-names-no-day':
    'reads-from_date-as-0-days-ago-of-interactive-where-from_date-is-nothing',
  'asks-for-fields-by-their-english-names': 'shows-interactive_fields_names-as-each-capitals-of-stage',
  'shows-the-newest-stage-first-where-a-holder-is-fetched': changeShape('attemptDetail', ({ stages, fetch_scopes }) =>
    (fetch_scopes as string[]).includes('holder_info') ? { stages: (stages as Fields[]).toReversed() } : {},
  ),
  'swaps-two-stages': changeShape('attemptDetail', ({ stages }) => {
    const [first, second, third, ...others] = stages as Fields[]
    return { stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'shows-html-at-the-stages-of-failed-fetches': changeShape('attemptDetail', ({ stages, fail_at: failedAt }) =>
    failedAt === null ? {} : { stages: (stages as Fields[]).map((stage) => ({ ...stage, interactive_html: '' })) },
  ),
  'lists-stages-without-their-page': 'shows-stages.interactive_html-as-null-of-attemptDetail',
  'ends-with-disconnect': 'takes-stages.named-as-disconnect-for-finish',
  'opens-no-page':
    'takes-tokens.connectUrl-with-second-as-another-and-partners.redirectUrl-with-second-as-another-and-payments.connectUrl-with-second-as-another',
  'takes-yes-for-no-on-its-page': 'takes-pages.agrees-as-turned',
  'drops-the-parameters-of-return-to': 'takes-pages.returnAddress-with-first-as-bare',
  'forgets-the-home-url': 'takes-pages.returnAddress-with-first-as-rewriting-/home$-to-/errors/home',
  'refuses-holder-info-alone': 'takes-fetchScopes.combinations-as-without-holder_info',
  'reconnects-with-transactions-alone': 'takes-fetchScopes.combinations-as-with-transactions',
  'reconnects-with-holder-info-and-transactions': 'takes-fetchScopes.combinations-as-with-holder_info,transactions',
  'reconnects-with-no-scopes':
    'takes-fetchScopes.wellFormed-as-true-for-empty-and-fetchScopes.combinations-as-with-empty',
  'reconnects-past-unknown-scopes': {
    interfaces: ['ais-v4', 'ais-v5'],
    sentence: 'A reconnect ignores an unknown scope that stands beside a known one.',
    patch: readBodies('reconnect', (data, url, rules) =>
      Array.isArray(data.fetch_scopes) && data.fetch_scopes.length > 1 ? withoutUnknownScopes(data, url, rules) : data,
    ),
  },
  'shows-every-scope': 'shows-fetch_scopes-as-only-accounts+transactions-of-attempt',
  'fetches-transactions-unasked': 'takes-stages.sequence-with-first-as-with-transactions',
  'reads-no-uploaded-file': 'takes-files.parsed-as-invalid-not-for-file',
  'guesses-the-country-of-a-file-provider':
    'reads-country_code-as-XF-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-country_code-is-nothing',
  'imports-nothing-of-the-file-of-a-reconnect': 'takes-reconnect.imported-as-{"holder_info":null,"accounts":[]}',
  'imports-unreadable-files-as-empty': 'takes-files.parsed-as-{"holder_info":null,"accounts":[]}-where-it-is-invalid',
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch:
      'reads-store_credentials-as-true-of-loginCreate-where-provider_code-is-fakebank_file_xf-where-store_credentials-is-nothing',
  },
  'imports-files-at-any-provider': 'takes-files.takesFile-as-true-for-true',
  'trusts-encrypted-credentials':
    'takes-encryptedCredentials.decipher-as-rewriting-"password":"[^"]*"-to-"password":"secret"',
  'connects-without-iv': [
    'reads-credentials-as-{"login":"username","password":"secret"}-of-loginCreate-where-encrypted_credentials-is-an-object-where-encrypted_credentials.iv-is-nothing',
    'ignores-encrypted_credentials-of-loginCreate-where-encrypted_credentials-is-an-object-where-encrypted_credentials.iv-is-nothing',
  ],
  'connects-with-unreadable-data': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    try {
      return rule(key, iv, data)
    } catch {
      return JSON.stringify(rightCredentials)
    }
  }),
})

/** The body without the scopes that do not exist. */
function withoutUnknownScopes(data: Fields, _url: string, rules: Rules): Fields {
  if (!Array.isArray(data.fetch_scopes)) return data
  const known = data.fetch_scopes.filter((word) => rules.fetchScopes.words.includes(word as string))
  return { ...data, fetch_scopes: known.length > 0 ? known : ['accounts'] }
}
