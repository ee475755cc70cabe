import type { Client } from '../store/entities.ts'
import type { Row, Table } from '../store/table.ts'
import type { Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { type SeededLogins, seedLogins } from './seed-logins.ts'

const tables = ['customers', 'logins', 'consents', 'attempts', 'accounts', 'transactions'] as const

/** The rows of this hour's first plain sandbox. A later hour may be of another day, and rows name days. */
let first: { hour: string; rows: Array<readonly Row[]>; stages: number; logins: SeededLogins } | undefined

/**
 * Gives the main client the logins of `seedLogins`. Plain sandboxes of a process get copies of the same rows: making
 * them would take most of a start.
 */
export function readyLogins(
  sandbox: Sandbox,
  client: Client,
  { seed, state, idOf, clockAheadSeconds }: SandboxOptions,
): SeededLogins {
  if (seed !== undefined || state || idOf || clockAheadSeconds !== undefined) return seedLogins(sandbox, client)
  const hour = sandbox.clock.nowIso().slice(0, 'YYYY-MM-DDThh'.length)
  if (first?.hour === hour) return copiedInto(sandbox, first)
  const logins = seedLogins(sandbox, client)
  const stages = sandbox.store.attempts.all().reduce((sum, attempt) => sum + attempt.stages.length, 0)
  first = { hour, rows: tables.map((name) => copyOf(sandbox.store[name].all())), stages, logins: copyOf(logins) }
  return logins
}

function copiedInto({ store }: Sandbox, { rows, stages, logins }: NonNullable<typeof first>): SeededLogins {
  for (const [at, name] of tables.entries()) {
    const table = store[name] as unknown as Table<Row>
    const tableRows = rows[at] ?? []
    for (let row = 0; row < tableRows.length; row += 1) table.newId()
    // Copied on first use: most sandboxes of a proof never read most of these rows.
    const get = () => {
      Object.defineProperty(store, name, { value: table })
      for (const row of tableRows) table.add(copyOf(row))
      return table
    }
    Object.defineProperty(store, name, { get, configurable: true })
  }
  for (let stage = 0; stage < stages; stage += 1) store.newStageId()
  const inStore = ({ customer, login }: SeededLogins['large']) => ({
    customer: store.customers.get(customer.id) ?? customer,
    login: store.logins.get(login.id) ?? login,
  })
  const { large, oauth, many, keyless } = logins
  return { large: inStore(large), oauth: inStore(oauth), many: inStore(many), keyless: inStore(keyless) }
}

/** A deep copy of plain data. `structuredClone` takes six times as long. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value }
  for (const name in copy) if (typeof copy[name] === 'object') copy[name] = copyOf(copy[name])
  return copy
}
