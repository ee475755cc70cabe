import type { Attempt, Client, Customer, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { VersionName } from '../../basics/version-name.ts'

/** What a route says of the secrets that go with it. */
export interface SecretRoute {
  /** Name used by rules and faults to speak of the route: `logins/show`. */
  name: string
  method: string
  path: string
  customerSecret?: 'needed' | 'optional'
  loginSecret?: 'needed' | 'optional'
}

/** Who may do what once the keys are known. Source: Authentication 1 to 3; Errors. */
export function accessRules() {
  return {
    /** The class that refuses a key for being deactivated; undefined lets it pass. */
    keyRefusal: ({ keyActive }: Client): string | undefined => (keyActive ? undefined : 'ApiKeyNotFound'),

    /** The class that refuses a key for belonging to no client; undefined lets it pass. */
    clientlessRefusal: ({ clientless }: Client): string | undefined => (clientless ? 'ClientNotFound' : undefined),

    /** The class that refuses a client for its status; undefined lets it pass. */
    statusRefusal: (client: Client, _route?: { name: string; method: string }): string | undefined =>
      ({ disabled: 'ClientDisabled', restricted: 'ClientRestricted' })[client.status as string],

    /** Whether a client has access to a route. */
    mayCall: ({ noAccessTo }: Client, { name }: { name: string }): boolean => !noAccessTo.includes(name),

    /** Whether nothing is wrong with the certificate of a client that opens a connect page of version 6. */
    certified: ({ certified }: Client): boolean => certified,

    appKeyMayCall: (client: Client, route: { appKeys: boolean; name: string }): boolean =>
      client.key_type === 'service' || route.appKeys,

    customerSecretNeeded: (route: SecretRoute): boolean => route.customerSecret === 'needed',
    loginSecretNeeded: (route: SecretRoute, _query?: URLSearchParams): boolean => route.loginSecret === 'needed',
    /** Whether a Customer-secret that is sent is looked at. */
    customerSecretRead: (route: SecretRoute): boolean => route.customerSecret !== undefined,
    /** Whether a Login-secret that is sent is looked at. */
    loginSecretRead: (route: SecretRoute): boolean => route.loginSecret !== undefined,

    customerWithSecret: (store: Store, secret: string, _route: { name: string }): Customer | undefined =>
      store.customers.by('secret', secret),
    loginWithSecret: (store: Store, secret: string, _route: { name: string }): Login | undefined =>
      store.logins.by('secret', secret),
    /** Who is meant by a request that names no customer: nobody. */
    customerUnnamed: (_store: Store, _client: Client): Customer | undefined => undefined,
    /** Which login is meant by a request that names none: none. */
    loginUnnamed: (_store: Store, _customer: Customer | undefined): Login | undefined => undefined,

    /** The class that refuses a customer or login of another client; that it exists need not be shown. */
    otherClientRefusal: (unknown: 'CustomerNotFound' | 'LoginNotFound'): string => unknown,

    /** Whether the route is there at all. */
    routeServed: (_route: { name: string; version: VersionName }): boolean => true,

    ownCustomer: (client: Client, customer: Customer): boolean => customer.clientId === client.id,
    ownLogin: (client: Client, login: Login): boolean => login.clientId === client.id,
    customerLocked: (customer: Customer): boolean => customer.locked,
    /** Whether a login belongs to the customer whose secret came with it. */
    sameCustomer: (customer: Customer, login: Login): boolean => login.customer_id === customer.id,
    /** Whether customer_id in a body names the customer whose secret came with it. */
    sameCustomerNamed: (bySecret: Customer, named: Customer): boolean => bySecret.id === named.id,
    /** Whether the Login-secret is that of the login the address or body names. */
    sameLogin: (bySecret: Login, byId: Login): boolean => bySecret.id === byId.id,
    attemptOf: (login: Login, attempt: Attempt): boolean => attempt.loginId === login.id,
  }
}
