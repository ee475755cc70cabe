import type { Attempt, Client, Customer, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { VersionName } from '../../basics/values.ts'

/** The secrets that a route takes. */
export interface SecretRoute {
  /** The route's name in rules and faults: `logins/show`. */
  name: string
  method: string
  path: string
  customerSecret?: 'needed' | 'optional'
  loginSecret?: 'needed' | 'optional'
}

/** What a client may do once its keys are known. Source: Authentication 1 to 3; Errors. */
export const accessRules = () => ({
  keyActive: ({ keyActive }: Client): boolean => keyActive,

  /** Whether the key belongs to no client. */
  clientless: ({ clientless }: Client): boolean => clientless,

  /** The class for a client's status; undefined accepts it. */
  statusRefusal: (client: Client, _route?: { name: string; method: string }): string | undefined =>
    ({ disabled: 'ClientDisabled', restricted: 'ClientRestricted' })[client.status as string],

  mayCall: ({ noAccessTo }: Client, { name }: { name: string }): boolean => !noAccessTo.includes(name),

  /** Whether the client's certificate is valid for a connect page of version 6. */
  certified: ({ certified }: Client): boolean => certified,

  appKeyMayCall: (client: Client, route: { appKeys: boolean; name: string }): boolean =>
    client.key_type === 'service' || route.appKeys,

  customerSecretNeeded: (route: SecretRoute): boolean => route.customerSecret === 'needed',
  loginSecretNeeded: (route: SecretRoute, _query?: URLSearchParams): boolean => route.loginSecret === 'needed',
  /** Whether a route reads the Customer-secret. */
  customerSecretRead: (route: SecretRoute): boolean => route.customerSecret !== undefined,
  /** Whether a route reads the Login-secret. */
  loginSecretRead: (route: SecretRoute): boolean => route.loginSecret !== undefined,

  customerWithSecret: (store: Store, secret: string, _route: { name: string }): Customer | undefined =>
    store.customers.by('secret', secret),
  loginWithSecret: (store: Store, secret: string, _route: { name: string }): Login | undefined =>
    store.logins.by('secret', secret),
  /** The customer of a request that names none: undefined. */
  customerUnnamed: (_store: Store, _client: Client): Customer | undefined => undefined,
  /** The login of a request that names none: undefined. */
  loginUnnamed: (_store: Store, _customer: Customer | undefined): Login | undefined => undefined,

  /** Whether the route exists. */
  routeServed: (_route: { name: string; version: VersionName }): boolean => true,

  ownCustomer: (client: Client, customer: Customer): boolean => customer.clientId === client.id,
  ownLogin: (client: Client, login: Login): boolean => login.clientId === client.id,
  customerLocked: (customer: Customer): boolean => customer.locked,
  /** Whether a login belongs to the customer of the Customer-secret. */
  sameCustomer: (customer: Customer, login: Login): boolean => login.customer_id === customer.id,
  /** Whether customer_id in a body names the customer of the Customer-secret. */
  sameCustomerNamed: (bySecret: Customer, named: Customer): boolean => bySecret.id === named.id,
  /** Whether the Login-secret belongs to the login that the address or body names. */
  sameLogin: (bySecret: Login, byId: Login): boolean => bySecret.id === byId.id,
  attemptOf: (login: Login, attempt: Attempt): boolean => attempt.loginId === login.id,
})

/** Which pair of keys version 3 takes. Source: Authentication 1; Version 3 differences; Errors. */
export const clientKeysRules = () => ({
  withClientId: (store: Store, clientId: string, _route: { name: string }): Client | undefined =>
    store.clients.by('client_id', clientId),
})

type Headers = Record<string, string | string[] | undefined>

/** The keys of a request. Source: Authentication 1 and 5. */
export const headersRules = () => ({
  /** Whether a header counts under its name as sent; letter case does not matter. */
  nameCounts: (_name: string): boolean => true,

  appId: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers['app-id']),
  secret: (headers: Headers, _route: { name: string }): string | undefined => textOf(headers.secret),
  /** Whether a request to this route needs a Secret; every route does. */
  secretNeeded: (_route: { name: string }): boolean => true,
  clientWithAppId: (store: Store, appId: string, _route: { name: string }): Client | undefined =>
    store.clients.by('app_id', appId),
  /** Whether the Secret belongs to the client of the App-id; `everySecret` returns those of all clients. */
  keyKnown: (expected: Client, secret: string, _everySecret: () => string[], _route: { name: string }): boolean =>
    expected.secret === secret,
})

/** An empty header counts as not sent. */
export function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? undefined : text
}
