import { isRow, isSuccess, type Row } from '../../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../../core/exchange.ts'

export interface ShownLogin {
  atMs: number
  fields: Row
}

/** What answers and callbacks had shown to clients, each with the time from which clients knew it. */
export interface Shown {
  /** The first time at which an id or the name of a row was shown. */
  ids: ReadonlyMap<string, number>
  /** What was shown of a login, by its id, oldest first. */
  logins: ReadonlyMap<string, readonly ShownLogin[]>
  secrets: ReadonlyMap<string, { customer?: string; login?: string }>
  pages: ReadonlySet<string>
}

const levels = 12

/** Collects what was shown. `answeredMs` is when the client knew of it. */
export function collectShown(
  answers: ReadonlyArray<{ exchange: Exchange; answeredMs: number }>,
  bodies: ReadonlyArray<{ json: unknown; atMs: number }>,
): Shown {
  const ids = new Map<string, number>()
  const logins = new Map<string, ShownLogin[]>()
  const secrets = new Map<string, { customer?: string; login?: string }>()
  const pages = new Set<string>()
  const learn = (fields: Row, atMs: number): void => {
    for (const [name, value] of Object.entries(fields)) {
      const isId = /(?:^|_)id$/.test(name) && ['string', 'number', 'bigint'].includes(typeof value)
      if (isId && !ids.has(String(value))) ids.set(String(value), atMs)
      if ((name === 'connect_url' || name === 'redirect_url') && typeof value === 'string') pages.add(value)
    }
    const { id, secret, customer_id: customer } = fields
    if (id === undefined) return
    if ('next_refresh_possible_at' in fields || 'store_credentials' in fields)
      logins.set(String(id), [...(logins.get(String(id)) ?? []), { atMs, fields }])
    if (typeof secret !== 'string') return
    secrets.set(
      secret,
      customer === undefined ? { customer: String(id) } : { customer: String(customer), login: String(id) },
    )
  }
  for (const { exchange, answeredMs } of answers) {
    const json = exchange.answer?.json
    // A refusal echoes what the client itself had sent.
    if (isSuccess(exchange)) for (const fields of rowsWithin(json)) learn(fields, answeredMs)
  }
  for (const { json, atMs } of bodies) for (const fields of rowsWithin(json)) learn(fields, atMs)
  return { ids, logins, secrets, pages }
}

/** Every object within a value, itself included. */
export function rowsWithin(value: unknown, depth = levels): Row[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((one) => rowsWithin(one, depth - 1))
  return isRow(value) ? [value, ...inner] : inner
}
