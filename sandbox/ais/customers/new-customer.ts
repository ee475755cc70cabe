import type { Sandbox } from '../../world/sandbox.ts'
import type { Client, Customer } from '../../store/entities.ts'

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
