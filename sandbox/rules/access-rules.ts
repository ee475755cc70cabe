import type { Attempt, Client, Customer, Login } from '../store/entities.ts'

/** Who may do what once the keys are known. Source: Authentication 1 to 3; Errors. */
export function accessRules() {
  return {
    /** The class that refuses a client for its status; undefined lets it pass. */
    statusRefusal: (client: Client, _route?: { name: string; method: string }): string | undefined =>
      ({ disabled: 'ClientDisabled', restricted: 'ClientRestricted' })[client.status as string],

    appKeyMayCall: (client: Client, route: { appKeys: boolean }): boolean =>
      client.key_type === 'service' || route.appKeys,

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
