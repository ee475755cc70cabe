import { refusal } from '../../basics/refusals.ts'
import type { Fields } from '../../basics/values.ts'
import { customerById, bodyId, type Call } from '../../serving/call.ts'
import type { Customer, Login } from '../../store/entities.ts'

/** The login that the gates found by its secret or address. @throws Refusal LoginNotFound when they found none */
export function theLogin(call: Pick<Call, 'login'>): Login {
  if (call.login) return call.login
  throw refusal('login-known')
}

/**
 * The customer of the new login or token: that of the Customer-secret, else that of customer_id in the body.
 * Source: Authentication 2; the body's customer_id is a choice that suits programs in the field.
 * @throws Refusal CustomerNotFound, CustomerLocked, WrongRequestFormat, WrongClientToken when both name different
 * customers
 */
export function namedCustomer(
  call: Pick<Call, 'sandbox' | 'version' | 'client' | 'customer'> & Partial<Pick<Call, 'headers'>>,
  data: Fields,
): Customer {
  const id = bodyId(call, 'customer_id', data.customer_id)
  if (id === undefined) {
    const { sandbox, client } = call
    const customer = call.customer ?? sandbox.rules.access.customerUnnamed(sandbox.store, client)
    if (customer) return customer
    throw refusal('customer-named')
  }
  const byId = customerById(call.sandbox, call.client, id)
  if (call.customer && !call.sandbox.rules.access.sameCustomerNamed(call.customer, byId)) {
    throw refusal('customer-of-secret')
  }
  return byId
}
