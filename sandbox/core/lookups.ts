import type { Client, Customer, Login } from '../store/entities.ts'
import type { Call } from './call.ts'
import { Refusal } from './refusal.ts'
import type { Sandbox } from './sandbox.ts'

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerBySecret(sandbox: Sandbox, client: Client, secret: string): Customer {
  return usable(sandbox, client, sandbox.store.customers.by('secret', secret))
}

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerById(sandbox: Sandbox, client: Client, id: string): Customer {
  return usable(sandbox, client, sandbox.store.customers.get(id))
}

function usable(sandbox: Sandbox, client: Client, customer: Customer | undefined): Customer {
  const { access } = sandbox.rules
  if (!customer || !access.ownCustomer(client, customer)) {
    throw new Refusal('CustomerNotFound', 'this client has no such customer')
  }
  if (access.customerLocked(customer)) throw new Refusal('CustomerLocked', 'the customer is locked')
  return customer
}

/** @throws Refusal LoginNotFound */
export function loginBySecret(sandbox: Sandbox, client: Client, secret: string): Login {
  return ownLogin(sandbox, client, sandbox.store.logins.by('secret', secret))
}

/** @throws Refusal LoginNotFound */
export function loginById(sandbox: Sandbox, client: Client, id: string): Login {
  return ownLogin(sandbox, client, sandbox.store.logins.get(id))
}

function ownLogin(sandbox: Sandbox, client: Client, login: Login | undefined): Login {
  if (!login || !sandbox.rules.access.ownLogin(client, login)) {
    throw new Refusal('LoginNotFound', 'this client has no such login')
  }
  return login
}

/**
 * The login that a query or body names, in keeping with the secrets that came with the request.
 * @throws Refusal LoginNotFound, WrongClientToken
 */
export function loginAsked(call: Pick<Call, 'sandbox' | 'client' | 'customer' | 'login'>, id: string): Login {
  const { access } = call.sandbox.rules
  const login = loginById(call.sandbox, call.client, id)
  if (call.login && !access.sameLogin(call.login, login)) {
    throw new Refusal('WrongClientToken', 'the Login-secret is that of another login')
  }
  if (call.customer && !access.sameCustomer(call.customer, login)) {
    throw new Refusal('WrongClientToken', 'the login belongs to another customer')
  }
  return login
}
