import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, narrowRule, together, widenRule } from '../kit/change.ts'

export const faults = faultsNamed({
  'refuses-unsigned-requests-that-write': {
    absentIn: ['ais-v6'],
    patch: 'takes-signing.required-as-true-where-method-is-POST',
  },
  'refuses-unsigned-requests-for-categories': {
    interfaces: ['enrichment-v5'],
    sentence: 'Clients that are not live must sign the list of categories of version 5 from the second request on.',
    patch: 'takes-signing.required-as-true-where-url-is-/api/v5/categories-when-repeated',
  },
  'refuses-unsigned-reads-of-one-list': {
    absentIn: ['enrichment-v5', 'payments-v1'],
    patch: 'takes-signing.required-as-true-at-get-logins',
  },
  'asks-live-clients-no-signature-to-refresh': {
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    patch: [
      'takes-signing.required-as-false-at-put-login-refresh',
      'takes-signing.required-as-false-at-put-logins-login-id-refresh',
      'takes-signing.required-as-false-at-post-connections-connection-id-refresh',
    ],
  },
  'asks-live-clients-no-signature-of-forms': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: 'takes-signing.required-as-false-where-headers.content-type-has-multipart',
  },
  'verifies-no-signature-of-live-clients': 'takes-signing.verifies-as-true-where-status-is-live',
  'verifies-no-signature-below-live': 'takes-signing.verifies-as-true-where-status-is-not-live',
  'ignores-a-signature-without-expires-at': 'takes-signing.unsigned-as-true-where-expiresAt-is-nothing',
  'ignores-an-expires-at-without-signature': 'takes-signing.unsigned-as-true-where-signature-is-nothing',
  'reads-expires-at-up-to-its-first-letter': {
    sentence: 'Only the leading digits of Expires-at are read, so a date counts as a time long ago.',
    patch: String.raw`takes-signing.parseExpiresAt-with-first-as-rewriting-^(\d+).*-to-$1`,
  },
  'reads-expires-at-in-hexadecimal':
    'takes-signing.parseExpiresAt-with-first-as-number-where-first-matches-^0x[0-9a-f]+$',
  'reads-a-long-expires-at-as-milliseconds':
    'takes-signing.parseExpiresAt-as-0.001-times-where-it-is-above-1000000000000',
  'forgives-requests-an-hour-late': 'takes-signing.expired-with-first-as-3600-more',
  'takes-a-time-that-it-took-before': {
    sentence: 'An Expires-at that was in time once is in time for ever.',
    patch(rules) {
      const taken = new Set<number>()
      wrapRule('signing.expired', (rule, expiresAt, now) => {
        if (!rule(expiresAt, now)) taken.add(expiresAt)
        return !taken.has(expiresAt)
      })(rules)
    },
  },
  'checks-only-the-length-of-a-signature':
    'takes-signing.verifies-as-true-where-second.length-is-256-and-signing.verifies-as-false-where-second.length-is-not-256',
  'takes-signatures-of-any-client': wrapRule('signing.keysOf', (_rule, _own, everyKey) => everyKey()),
  'takes-the-digest-of-version-3': 'takes-signing.verifies-with-fourth.digest-as-sha1-too',
  'gives-nobodys-login-to-the-newest-customer': wrapRule('access.customerUnnamed', (_rule, store, client) =>
    store.customers.group('clientId', client.id).at(-1),
  ),
  'compares-customer-secrets-without-their-end': wrapRule('access.customerWithSecret', (_rule, store, secret) =>
    store.customers.all().find((customer) => customer.secret.slice(0, -1) === secret.slice(0, -1)),
  ),
  'hears-the-secret-header-of-version-4':
    'takes-versions.v5.headers-as-{"login-secret":["connection-secret","login-secret"]}',
  'modifies-the-newest-login-when-none-is-named': together(
    narrowRule('access.loginSecretNeeded', (route) => route.path.includes(':login_id')),
    wrapRule(
      'access.loginUnnamed',
      (_rule, store, customer) => customer && store.logins.group('customer_id', customer.id).at(-1),
    ),
  ),
  'takes-the-path-for-the-login-secret': 'takes-access.loginSecretNeeded-as-false-where-path-has-:login_id',
  'opens-the-newest-login-for-an-unknown-secret': wrapRule(
    'access.loginWithSecret',
    (rule, store, secret, route) => rule(store, secret, route) ?? store.logins.all().at(-1),
  ),
  'looks-at-no-login-secret-beside-a-path': 'takes-access.loginSecretRead-as-false-where-path-has-:login_id',
  'asks-no-customer-secret-to-modify': 'takes-access.customerSecretNeeded-as-false-where-method-is-PUT',
  'takes-any-own-customer-for-a-login': 'takes-access.sameCustomer-as-true-where-clientId-is-the-same',
  'opens-logins-of-other-clients-to-own-customers':
    'takes-access.ownLogin-as-true-and-access.sameCustomer-as-true-where-clientId-is-not-the-same',
  'changes-daily-refresh-before-refusing': wrapRule('access.sameCustomer', (rule, customer, login) => {
    const same = rule(customer, login)
    if (!same) login.daily_refresh = !login.daily_refresh
    return same
  }),
  'opens-newer-logins-with-an-older-secret': {
    sentence: 'The Login-secret of a login gives access to newer logins of its customer in the path.',
    patch: widenRule(
      'access.sameLogin',
      (bySecret, byId) => bySecret.customer_id === byId.customer_id && Number(bySecret.id) < Number(byId.id),
    ),
  },
  'compares-logins-at-one-provider': {
    sentence: "The Login-secret of a customer's login gives access to one in the path that is at another provider.",
    patch: 'takes-access.sameLogin-as-true-where-customer_id-is-the-same-where-providerCode-is-not-the-same',
  },
  'compares-logins-within-a-customer': {
    sentence: "The Login-secret of another customer's login gives access to a login in the path.",
    patch: 'takes-access.sameLogin-as-true-where-customer_id-is-not-the-same',
  },
  'takes-a-login-secret-of-another-client': {
    sentence: "The Login-secret of another client's login gives access to a login of the client in the path.",
    patch: 'takes-access.ownLogin-as-true-and-access.sameLogin-as-true-where-clientId-is-not-the-same',
  },
  'forgets-to-store-after-an-older-customer': {
    sentence: 'A refused request of an older customer sets store_credentials of the login to false.',
    patch: wrapRule('access.sameCustomer', (rule, customer, login) => {
      if (Number(customer.id) < Number(login.customer_id)) login.store_credentials = false
      return rule(customer, login)
    }),
  },
})
