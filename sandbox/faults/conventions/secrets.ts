import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const secretsFaults: Fault[] = named({
  'gives-nobodys-login-to-the-newest-customer': {
    sentence: 'A login created without a Customer-secret belongs to the newest customer of the client.',
    patch: wrapRule('access.customerUnnamed', (_rule, store, client) =>
      store.customers.group('clientId', client.id).at(-1),
    ),
  },
  'compares-customer-secrets-without-their-end': {
    sentence: 'The last character of a Customer-secret is not compared.',
    patch: wrapRule('access.customerWithSecret', (_rule, store, secret) =>
      store.customers.all().find((customer) => customer.secret.slice(0, -1) === secret.slice(0, -1)),
    ),
  },
  'hears-the-secret-header-of-version-4': {
    sentence: 'Version 5 takes the header Login-secret in place of Connection-secret.',
    patch({ versions }) {
      versions.v5.headers = { 'login-secret': ['connection-secret', 'login-secret'] }
    },
  },
  'modifies-the-newest-login-when-none-is-named': {
    sentence: 'Without Login-secret the routes without a login in their path modify the newest login of the customer.',
    patch(rules) {
      const { loginSecretNeeded } = rules.access
      rules.access.loginSecretNeeded = (route) => loginSecretNeeded(route) && route.path.includes(':login_id')
      rules.access.loginUnnamed = (store, customer) => customer && store.logins.group('customer_id', customer.id).at(-1)
    },
  },
  'takes-the-path-for-the-login-secret': {
    sentence: 'A login in the path can be modified without Login-secret.',
    patch: wrapRule('access.loginSecretNeeded', (rule, route) => rule(route) && !route.path.includes(':login_id')),
  },
  'opens-the-newest-login-for-an-unknown-secret': {
    sentence: 'An unknown Login-secret gives access to the newest login.',
    patch: wrapRule(
      'access.loginWithSecret',
      (rule, store, secret, route) => rule(store, secret, route) ?? store.logins.all().at(-1),
    ),
  },
  'looks-at-no-login-secret-beside-a-path': {
    sentence: 'The Login-secret beside a login in the path is required, but can be any text.',
    patch: wrapRule('access.loginSecretRead', (rule, route) => rule(route) && !route.path.includes(':login_id')),
  },
  'asks-no-customer-secret-to-modify': {
    sentence: 'A login can be modified with its Login-secret alone.',
    patch: wrapRule('access.customerSecretNeeded', (rule, route) => rule(route) && route.method !== 'PUT'),
  },
  'takes-any-own-customer-for-a-login': {
    sentence: 'A login can be modified with the Customer-secret of any customer of the client.',
    patch: wrapRule('access.sameCustomer', (_rule, customer, login) => customer.clientId === login.clientId),
  },
  'opens-logins-of-other-clients-to-own-customers': {
    sentence: 'A client can modify a login of another client with its own Customer-secret and the Login-secret.',
    patch(rules) {
      const { sameCustomer } = rules.access
      rules.access.ownLogin = () => true
      rules.access.sameCustomer = (customer, login) =>
        customer.clientId !== login.clientId || sameCustomer(customer, login)
    },
  },
  'changes-daily-refresh-before-refusing': {
    sentence: 'A reconnect that is refused for the secret of another customer changes daily_refresh.',
    patch: wrapRule('access.sameCustomer', (rule, customer, login) => {
      const same = rule(customer, login)
      if (!same) login.daily_refresh = !login.daily_refresh
      return same
    }),
  },
})
