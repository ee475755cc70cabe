import type { CustomerRef } from '../../actions/scene/refs.ts'
import { unknownIdLike } from '../../actions/scene/unknown-id.ts'
import type { Resolved, State, StateScene } from './state.ts'

/** Customers. Source: Account information / Customers. */
export const customerStates: Readonly<Record<string, State>> = {
  'an identifier that no customer has': async ({ scene }) => ({ values: { identifier: scene.newIdentifier() } }),

  'a customer': async (at) => ofCustomer(await customerFor(at)),

  'a customer that does not exist': async ({ scene }) => {
    const { id, secret } = await scene.sharedCustomer()
    return { values: { customer_id: unknownIdLike(id), customer_secret: unknownIdLike(secret) } }
  },
}

/** A shared customer for an interaction that only reads, else a new one. */
export function customerFor({ scene, readsOnly }: StateScene): Promise<CustomerRef> {
  return readsOnly || !scene.makes ? scene.sharedCustomer() : scene.newCustomer()
}

export function ofCustomer(customer: CustomerRef): Resolved {
  const { id, secret, identifier } = customer
  const values = { customer_id: id, customer_secret: secret, ...(identifier !== undefined && { identifier }) }
  return { values, customer }
}
