import type { Exchange } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import { isSuccess, type Row } from '../checks/answers/answer.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { namesIn } from '../dialect/in-dialect.ts'
import type { Met } from './met.ts'
import type { ShownRecord, View } from './shown-record.ts'

/** The records of a success, as its route's table says what it shows, with how they were shown before. */
export function recordsIn(
  { dialect, route, exchange, owner, query }: Met,
  viewOf: (seenAs: string) => View | undefined,
): ShownRecord[] {
  const answer = route?.answer
  if (typeof answer !== 'object' || !isSuccess(exchange)) return []
  const body = exchange.answer?.json
  const data = isFields(body) ? body['data'] : undefined
  const isList = 'list' in answer
  const kind = (isList ? answer.list : answer.one).replace(/-(?:created|detail)$/, '')
  const rows: unknown[] = isList ? (Array.isArray(data) ? data : []) : [data]
  const asked = parameterOf(dialect, query, 'login_id')
  const all: ShownRecord[] = []
  const add = (own: string, id: string, row: Row, place: string, login: string | undefined) => {
    const seenAs = seenBy(owner, own, id)
    const before = viewOf(seenAs)
    const isKnown = before !== undefined && isAlike(before.row, row)
    all.push({ kind: own, id, seenAs, row, place, login, before, isKnown })
  }
  for (const [at, row] of rows.entries()) {
    const id = isFields(row) ? idOf(row.id) : undefined
    if (!isFields(row) || id === undefined) continue
    const place = isList ? `data[${at}]` : 'data'
    add(kind, id, row, place, kind === 'login' ? id : (linkOf(dialect, row, 'login_id') ?? asked))
    const last = kind === 'login' ? row.last_attempt : undefined
    const lastId = isFields(last) ? idOf(last['id']) : undefined
    if (isFields(last) && lastId !== undefined) add('attempt', lastId, last, `${place}.last_attempt`, id)
  }
  return all
}

/** The name under which a record is remembered as it was shown to an owner. */
export function seenBy(owner: string, kind: string, id: string): string {
  return `${owner} ${kind} ${id}`
}

export function isNested({ place }: Pick<ShownRecord, 'place'>): boolean {
  return place.endsWith('.last_attempt')
}

export function isListed({ place }: Pick<ShownRecord, 'place'>): boolean {
  return /^data\[\d+\]$/.test(place)
}

/** Whether two JSON values are the same to their last field, in whatever order objects have them. */
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

/** The id of the keys that a request carries; empty where it has none. */
export function clientIdOf({ request }: Exchange): string {
  return request.headers.find(([name]) => /^(?:app|client)-id$/i.test(name))?.[1] ?? ''
}

/** The id of the parent that a row names, under whichever name the version has for it. */
export function linkOf(dialect: Dialect, row: Row, name: string): string | undefined {
  for (const own of namesIn(name, dialect)) {
    const id = idOf(row[own])
    if (id !== undefined) return id
  }
  return undefined
}

/** The value of a parameter of the query, under whichever name the version has for it. */
export function parameterOf(dialect: Dialect, query: URLSearchParams, name: string): string | undefined {
  return namesIn(name, dialect).flatMap((own) => query.get(own) ?? [])[0]
}

/** An id as text, whatever its type, which is evaluated elsewhere; undefined for what is no id. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}
