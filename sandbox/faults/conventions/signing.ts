import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, narrowRule, together, widenRule } from '../kit/change.ts'

export const faults = faultsNamed({
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
  'takes-signatures-of-any-client': wrapRule('signing.keysOf', (_rule, _own, everyKey) => everyKey()),
  'gives-nobodys-login-to-the-newest-customer': wrapRule('access.customerUnnamed', (_rule, store, client) =>
    store.customers.group('clientId', client.id).at(-1),
  ),
  'compares-customer-secrets-without-their-end': wrapRule('access.customerWithSecret', (_rule, store, secret) =>
    store.customers.all().find((customer) => customer.secret.slice(0, -1) === secret.slice(0, -1)),
  ),
  'modifies-the-newest-login-when-none-is-named': together(
    narrowRule('access.loginSecretNeeded', (route) => route.path.includes(':login_id')),
    wrapRule(
      'access.loginUnnamed',
      (_rule, store, customer) => customer && store.logins.group('customer_id', customer.id).at(-1),
    ),
  ),
  'opens-the-newest-login-for-an-unknown-secret': wrapRule(
    'access.loginWithSecret',
    (rule, store, secret, route) => rule(store, secret, route) ?? store.logins.all().at(-1),
  ),
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
  'forgets-to-store-after-an-older-customer': {
    sentence: 'A refused request of an older customer sets store_credentials of the login to false.',
    patch: wrapRule('access.sameCustomer', (rule, customer, login) => {
      if (Number(customer.id) < Number(login.customer_id)) login.store_credentials = false
      return rule(customer, login)
    }),
  },
})
