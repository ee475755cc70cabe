import type { Client, Customer, Login } from '../store/entities.ts'
import type { Call } from './call.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** The requested route, for rules that depend on it. */
type Named = { name: string }

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerBySecret(sandbox: Sandbox, client: Client, secret: string, route: Named): Customer {
  return usable(sandbox, client, sandbox.rules.access.customerWithSecret(sandbox.store, secret, route))
}

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerById(sandbox: Sandbox, client: Client, id: string): Customer {
  return usable(sandbox, client, sandbox.store.customers.get(id))
}

function usable(sandbox: Sandbox, client: Client, customer: Customer | undefined): Customer {
  const { access } = sandbox.rules
  if (!customer || !access.ownCustomer(client, customer)) {
    const errorClass = customer ? access.otherClientRefusal('CustomerNotFound') : 'CustomerNotFound'
    throw refusalAs(errorClass, 'customer-known')
  }
  if (access.customerLocked(customer)) throw refusal('customer-unlocked')
  return customer
}

/** @throws Refusal LoginNotFound */
export function loginBySecret(sandbox: Sandbox, client: Client, secret: string, route: Named): Login {
  return ownLogin(sandbox, client, sandbox.rules.access.loginWithSecret(sandbox.store, secret, route))
}

/** @throws Refusal LoginNotFound */
export function loginById(sandbox: Sandbox, client: Client, id: string): Login {
  return ownLogin(sandbox, client, sandbox.store.logins.get(id))
}

function ownLogin(sandbox: Sandbox, client: Client, login: Login | undefined): Login {
  const { access } = sandbox.rules
  if (!login || !access.ownLogin(client, login)) {
    const errorClass = login ? access.otherClientRefusal('LoginNotFound') : 'LoginNotFound'
    throw refusalAs(errorClass, 'login-known')
  }
  return login
}

/**
 * The login that a query or body names, if it fits the secrets of the request.
 * @throws Refusal LoginNotFound, WrongClientToken
 */
export function loginAsked(call: Pick<Call, 'sandbox' | 'client' | 'customer' | 'login'>, id: string): Login {
  const login = loginById(call.sandbox, call.client, id)
  refuseMixed(call.sandbox, call, login)
  return login
}

/** Refuses secrets of another login or another customer than its own. @throws Refusal WrongClientToken */
export function refuseMixed(
  { rules: { access } }: Sandbox,
  bySecret: Pick<Call, 'customer' | 'login'>,
  login: Login,
): void {
  if (bySecret.login && !access.sameLogin(bySecret.login, login)) {
    throw refusal('login-of-secret')
  }
  if (bySecret.customer && !access.sameCustomer(bySecret.customer, login)) {
    throw refusal('login-of-customer')
  }
}
