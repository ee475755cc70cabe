import { faultsNamed } from '../kinds/faults-named.ts'
import { narrowRule, together, widenRule, wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
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
