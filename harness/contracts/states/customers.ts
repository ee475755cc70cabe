import type { CustomerRef } from '../../target/refs.ts'
import { unknownIdLike } from '../../target/unknown-id.ts'
import type { Resolved } from './resolved.ts'
import type { State } from './state.ts'

/** Customers. Source: Account information / Customers. */
export const customerStates: Readonly<Record<string, State>> = {
  'an identifier that no customer has': async ({ scene }) => ({ values: { identifier: scene.newIdentifier() } }),

  'a customer': async ({ scene, readsOnly }) => {
    const customer = readsOnly || !scene.makes ? await scene.sharedCustomer() : await scene.newCustomer()
    return ofCustomer(customer)
  },

  'a customer that does not exist': async ({ scene }) => {
    const { id, secret } = await scene.sharedCustomer()
    return { values: { customer_id: unknownIdLike(id), customer_secret: unknownIdLike(secret) } }
  },
}

/** What is told of a customer. */
export function ofCustomer(customer: CustomerRef): Resolved {
  const { id, secret, identifier } = customer
  const values = { customer_id: id, customer_secret: secret, ...(identifier !== undefined && { identifier }) }
  return { values, customer }
}
