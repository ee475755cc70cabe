import type { Call, Reply, Route } from '../../serving/call.ts'
import { pageOf } from '../../serving/page-of.ts'
import { Refusal } from '../../basics/refusal.ts'
import { removeLogin } from '../../store/remove-login.ts'
import { dataObject } from '../../basics/values.ts'
import type { Customer } from '../../store/entities.ts'
import { newCustomer } from './new-customer.ts'
import { setLocked } from './set-locked.ts'

/** Customers; only creation is described, the rest is a plain choice. Source: Version 4 endpoints. */
export const customerRoutes: Route[] = [
  { method: 'GET', path: '/customers', name: 'customers/list', appKeys: false, handle: list },
  { method: 'POST', path: '/customers', name: 'customers/create', appKeys: false, handle: create },
  { method: 'GET', path: '/customers/:customer_id', name: 'customers/show', appKeys: false, handle: show },
  {
    method: 'DELETE',
    path: '/customers/:customer_id',
    name: 'customers/remove',
    appKeys: false,
    handle: remove,
  },
  { method: 'PUT', path: '/customers/:customer_id/lock', name: 'customers/lock', appKeys: false, handle: lock },
  {
    method: 'PUT',
    path: '/customers/:customer_id/unlock',
    name: 'customers/unlock',
    appKeys: false,
    handle: unlock,
  },
]

function list(call: Call): Reply {
  const { rules, store } = call.sandbox
  return pageOf(call, store.customers.group('clientId', call.client.id), (customer) => rules.shape.customer(customer))
}

function create({ sandbox, client, body }: Call): Reply {
  const { rules, store } = sandbox
  const { identifier } = dataObject(body)
  if (!rules.customers.identifierValid(identifier)) {
    throw new Refusal('IdentifierInvalid', 'identifier must be a text of 1 to 255 characters')
  }
  const namesake = store.customers
    .group('clientId', client.id)
    .find((customer) => rules.customers.sameIdentifier(customer.identifier, identifier))
  if (namesake) throw new Refusal('DuplicatedCustomer', 'the client has a customer with this identifier')
  return { data: rules.shape.customer(newCustomer(sandbox, client, identifier)) }
}

function show(call: Call): Reply {
  return { data: call.sandbox.rules.shape.customer(named(call)) }
}

/** Takes the customer's logins with it. */
function remove(call: Call): Reply {
  const { store } = call.sandbox
  const customer = named(call)
  for (const login of store.logins.group('customer_id', customer.id).slice()) removeLogin(store, login.id)
  store.customers.remove(customer.id)
  return { data: { deleted: true, id: customer.id } }
}

function lock(call: Call): Reply {
  const customer = named(call)
  setLocked(call.sandbox, customer, true)
  return { data: { locked: true, id: customer.id } }
}

function unlock(call: Call): Reply {
  const customer = named(call)
  setLocked(call.sandbox, customer, false)
  return { data: { unlocked: true, id: customer.id } }
}

/** The customer of the address, locked or not: a locked one must stay manageable. */
function named(call: Call): Customer {
  const customer = call.sandbox.store.customers.get(call.params.customer_id ?? '')
  if (customer && call.sandbox.rules.access.ownCustomer(call.client, customer)) return customer
  throw new Refusal('CustomerNotFound', 'this client has no such customer')
}
