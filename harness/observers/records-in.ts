import type { Exchange } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import type { Route } from '../../requirements/tables/routes/read-routes.ts'
import { isSuccess, type Row } from '../checks/answers/answer.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { namesIn } from '../dialect/in-dialect.ts'
import type { Met } from './met.ts'

/** The kind of a route's records by its table; undefined where it shows none. */
function kindOf({ answer }: Route): string | undefined {
  if (answer === 'not shown') return undefined
  return ('list' in answer ? answer.list : answer.one).replace(/-(?:created|detail)$/, '')
}

/** Whether a route shows records of one of these kinds, nested ones included. */
export function showing(...kinds: readonly string[]): (route: Route) => boolean {
  return (route) => {
    const kind = kindOf(route)
    return kind !== undefined && (kinds.includes(kind) || (kind === 'login' && kinds.includes('attempt')))
  }
}

/** The records of a successful answer by its route's table, each with its last view. */
export function recordsIn(
  { dialect, route, exchange, owner, query }: Met,
  viewOf: (id: string, owner: string, kind: string) => View | undefined,
): ShownRecord[] {
  const kind = route && kindOf(route)
  if (kind === undefined || !isSuccess(exchange)) return []
  const body = exchange.answer?.json
  const data = isFields(body) ? body['data'] : undefined
  const isList = typeof route?.answer === 'object' && 'list' in route.answer
  const rows: unknown[] = isList ? (Array.isArray(data) ? data : []) : [data]
  const asked = parameterOf(dialect, query, 'login_id')
  const all: ShownRecord[] = []
  const add = (own: string, id: string, row: Row, at: number | undefined, login: string | undefined) => {
    const before = viewOf(id, owner, own)
    const isKnown = before !== undefined && isAlike(before.row, row)
    all.push({ kind: own, id, row, at, nested: own !== kind, login, before, isKnown })
  }
  for (const [index, row] of rows.entries()) {
    const id = isFields(row) ? idOf(row.id) : undefined
    if (!isFields(row) || id === undefined) continue
    const at = isList ? index : undefined
    add(kind, id, row, at, kind === 'login' ? id : (linkOf(dialect, row, 'login_id') ?? asked))
    const last = kind === 'login' ? row.last_attempt : undefined
    const lastId = isFields(last) ? idOf(last['id']) : undefined
    if (isFields(last) && lastId !== undefined) add('attempt', lastId, last, at, id)
  }
  return all
}

/** Whether two JSON values are deeply equal, in any order of keys. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isAlike(value, other[at]))
  }
  const [mine, theirs] = [one as Row, other as Row]
  for (const key in mine) if (mine[key] !== theirs[key] && !isAlike(mine[key], theirs[key])) return false
  return Object.keys(mine).length === Object.keys(theirs).length
}

/** The id of a request's keys; empty where it has none. */
export function clientIdOf({ request }: Exchange): string {
  return request.headers.find(([name]) => /^(?:app|client)-id$/i.test(name))?.[1] ?? ''
}

/** The id of a row's parent, under any name that the version has for it. */
export function linkOf(dialect: Dialect, row: Row, name: string): string | undefined {
  for (const possibleName of namesIn(name, dialect)) {
    const id = idOf(row[possibleName])
    if (id !== undefined) return id
  }
  return undefined
}

/** The value of a query parameter, under any name that the version has for it. */
export function parameterOf(dialect: Dialect, query: URLSearchParams, name: string): string | undefined {
  return namesIn(name, dialect).flatMap((own) => query.get(own) ?? [])[0]
}

/** An id as text, because other rules evaluate its type; undefined for a value that is no id. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}

/** The place of a record in an answer. */
interface Placed {
  /** The position in a list of the record or of its outer record; undefined outside a list. */
  at: number | undefined
  /** Whether it is nested in another record. */
  nested: boolean
}

export interface View extends Placed {
  row: Row
  exchange: Exchange
  /** When the request of its exchange was sent. */
  from: number
  to: number
  /** An earlier, different view, where the difference may be a change. */
  before?: View
}

/** A record with an id in an answer: alone, in a list, or nested. */
export interface ShownRecord extends Placed {
  /** The resource on any route: `login`, `attempt`. */
  kind: string
  id: string
  row: Row
  /** The id of its login, or its own id if it is one; undefined where that is not shown. */
  login?: string
  /** The last view; absent where none is remembered. */
  before?: View
  /** Whether the last view had the same values. */
  isKnown: boolean
}

/** The place of a record: `data[3]`, `data.last_attempt`. */
export function placeOf({ at, nested }: Placed): string {
  return `data${at === undefined ? '' : `[${at}]`}${nested ? '.last_attempt' : ''}`
}

/** Whether a record is a row of a list itself. */
export function isListed({ at, nested }: Placed): boolean {
  return at !== undefined && !nested
}
