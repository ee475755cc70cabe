import { newCustomer } from '../ais/customers/new-customer.ts'
import type { Customer } from '../store/entities.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { ClientPurpose, SeededClient } from './seed-clients.ts'

/** As many as a run of version 6 alone needs, since its routes make no customers. */
const customersOf: Partial<Record<ClientPurpose, number>> = { main: 20, second: 3, live: 2, pending: 2, keyless: 2 }

export type SeededCustomers = Partial<Record<ClientPurpose, Customer[]>>

/** Customers without connections, for runs of version 6 alone. */
export function seedCustomers(
  sandbox: Sandbox,
  clients: Readonly<Record<ClientPurpose, SeededClient>>,
): SeededCustomers {
  const made = Object.entries(customersOf).map(([purpose, many]) => {
    const { client } = clients[purpose as ClientPurpose]
    const one = (_: unknown, at: number) => newCustomer(sandbox, client, `seeded-${purpose}-${at + 1}`)
    return [purpose, Array.from({ length: many }, one)]
  })
  return Object.fromEntries(made) as SeededCustomers
}
