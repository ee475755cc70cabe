import { isRow, type Row } from '../../../../harness/checks/answers/answer.ts'

export interface ShownLogin {
  atMs: number
  fields: Row
}

/** Whose something is, by their ids. */
export interface Owner {
  customer?: string
  login?: string
}

/** What answers and callbacks had shown to clients, each with the time from which clients knew it. */
export interface Shown {
  /** The first time at which an id or the name of a row was shown. */
  ids: ReadonlyMap<string, number>
  /** What was shown of a login, by its id, oldest first. */
  logins: ReadonlyMap<string, readonly ShownLogin[]>
  secrets: ReadonlyMap<string, Owner>
  pages: ReadonlySet<string>
}

/** Deeper than any resource of the documents. */
const levels = 12

/** A body that a client got, and from when on it knew of it. */
export interface ShownBody {
  json: unknown
  atMs: number
}

export function collectShown(bodies: readonly ShownBody[]): Shown {
  const ids = new Map<string, number>()
  const logins = new Map<string, ShownLogin[]>()
  const secrets = new Map<string, Owner>()
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
  for (const { json, atMs } of bodies) for (const fields of rowsWithin(json)) learn(fields, atMs)
  return { ids, logins, secrets, pages }
}

/** Every object within a value, itself included. */
export function rowsWithin(value: unknown, depth = levels): Row[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((one) => rowsWithin(one, depth - 1))
  return isRow(value) ? [value, ...inner] : inner
}
