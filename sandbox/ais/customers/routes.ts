import { type Call, type Reply, type Route, route, pageOf } from '../../serving/call.ts'
import { refusal } from '../../basics/refusals.ts'
import { removeLogin } from '../../store/store.ts'
import { dataObject } from '../../basics/values.ts'
import type { Customer, Client } from '../../store/entities.ts'
import type { Sandbox } from '../../world/sandbox.ts'

const serviceKeysOnly = { appKeys: false }

/** The documents describe only the creation of customers; the other routes are a choice. Source: Version 4 endpoints. */
export const customerRoutes: Route[] = [
  route('GET /customers', 'customers/list', list, serviceKeysOnly),
  route('POST /customers', 'customers/create', create, serviceKeysOnly),
  route('GET /customers/:customer_id', 'customers/show', show, serviceKeysOnly),
  route('DELETE /customers/:customer_id', 'customers/remove', remove, serviceKeysOnly),
  route('PUT /customers/:customer_id/lock', 'customers/lock', setLock(true), serviceKeysOnly),
  route('PUT /customers/:customer_id/unlock', 'customers/unlock', setLock(false), serviceKeysOnly),
]

function list(call: Call): Reply {
  const { rules, store } = call.sandbox
  return pageOf(call, store.customers.group('clientId', call.client.id), (customer) => rules.shape.customer(customer))
}

function create({ sandbox, client, body }: Call): Reply {
  const { rules, store } = sandbox
  const { identifier } = dataObject(body)
  if (!rules.customers.identifierValid(identifier)) throw refusal('identifier-valid')
  const namesake = store.customers
    .group('clientId', client.id)
    .find((customer) => rules.customers.sameIdentifier(customer.identifier, identifier))
  if (namesake) throw refusal('identifier-new')
  return { data: rules.shape.customer(newCustomer(sandbox, client, identifier)) }
}

function show(call: Call): Reply {
  return { data: call.sandbox.rules.shape.customer(named(call)) }
}

/** Removes the customer's logins too. */
function remove(call: Call): Reply {
  const { store } = call.sandbox
  const customer = named(call)
  for (const login of store.logins.group('customer_id', customer.id).slice()) removeLogin(store, login.id)
  store.customers.remove(customer.id)
  return { data: { deleted: true, id: customer.id } }
}

function setLock(locked: boolean): (call: Call) => Reply {
  return (call) => {
    const customer = named(call)
    setLocked(call.sandbox, customer, locked)
    return { data: { [locked ? 'locked' : 'unlocked']: true, id: customer.id } }
  }
}

/** The customer of the path. Locked customers are found too, so that they can be unlocked. */
function named(call: Call): Customer {
  const customer = call.sandbox.store.customers.get(call.params.customer_id ?? '')
  if (customer && call.sandbox.rules.access.ownCustomer(call.client, customer)) return customer
  throw refusal('customer-known')
}

export function newCustomer({ store, clock, secrets }: Sandbox, client: Client, identifier: string): Customer {
  const now = clock.nowIso()
  return store.customers.add({
    id: store.customers.newId(),
    clientId: client.id,
    identifier,
    secret: secrets(),
    locked: false,
    created_at: now,
    updated_at: now,
  })
}

/** Locks or unlocks a customer. A locked customer cannot be used by its secret or its id. */
export function setLocked(sandbox: Sandbox, customer: Customer, locked: boolean): void {
  customer.locked = locked
  customer.updated_at = sandbox.clock.nowIso()
}
