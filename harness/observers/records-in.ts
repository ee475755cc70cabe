import type { Exchange } from '../../core/exchange.ts'
import { jsonText } from '../../core/exact-json.ts'
import { isFields } from '../../core/fields.ts'
import { urlOf } from '../../core/web-address.ts'
import type { Route } from '../../requirements/tables/routes/route.ts'
import { isSuccess, type Row } from '../checks/answers/answer.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { namesIn } from '../dialect/in-dialect.ts'

/** A record with an id that an answer shows: alone, in a list, or nested in another one. */
export interface ShownRecord {
  /** The resource, whichever route shows it: `login`, `attempt`. */
  kind: string
  id: string
  /** The same for whatever shows it to the same client in the same interface, and for nothing else. */
  seenAs: string
  row: Row
  /** The row as JSON. */
  text: string
  /** Where it stands: `data[3]`, `data.last_attempt`. */
  place: string
  /** The id of the login that it belongs to, or is; undefined where that is not shown. */
  login?: string
}

/** The records of a success, as its route's table says what it shows. */
export function recordsIn(dialect: Dialect, { answer }: Route, exchange: Exchange): ShownRecord[] {
  if (typeof answer !== 'object' || !isSuccess(exchange)) return []
  const body = exchange.answer?.json
  const data = isFields(body) ? body['data'] : undefined
  const isList = 'list' in answer
  const kind = (isList ? answer.list : answer.one).replace(/-(?:created|detail)$/, '')
  const rows = isList ? (Array.isArray(data) ? data : []) : [data]
  const asked = parameterOf(dialect, exchange, 'login_id')
  const seer = `${dialect.interface} ${clientIdOf(exchange)}`
  return rows.flatMap((row: unknown, at): ShownRecord[] => {
    const id = isFields(row) ? idOf(row.id) : undefined
    if (!isFields(row) || id === undefined) return []
    const place = isList ? `data[${at}]` : 'data'
    const login = kind === 'login' ? id : (linkOf(dialect, row, 'login_id') ?? asked)
    const own = {
      kind,
      id,
      seenAs: `${seer} ${kind} ${id}`,
      row,
      text: textOf(row),
      place,
      ...(login !== undefined && { login }),
    }
    return kind === 'login' ? [own, ...lastAttemptOf(row, id, place, seer)] : [own]
  })
}

/** Ids beyond what a double holds are no plain JSON. */
function textOf(row: Row): string {
  try {
    return JSON.stringify(row)
  } catch {
    return jsonText(row)
  }
}

function lastAttemptOf({ last_attempt: row }: Row, login: string, at: string, seer: string): ShownRecord[] {
  const id = isFields(row) ? idOf(row.id) : undefined
  if (!isFields(row) || id === undefined) return []
  const [kind, place] = ['attempt', `${at}.last_attempt`]
  return [{ kind, id, seenAs: `${seer} ${kind} ${id}`, row, text: textOf(row), place, login }]
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
export function parameterOf(dialect: Dialect, { request }: Exchange, name: string): string | undefined {
  if (!request.url.includes('?')) return undefined
  const given = urlOf(request.url)?.searchParams
  return namesIn(name, dialect).flatMap((own) => given?.get(own) ?? [])[0]
}

/** An id as text, whatever its type, which is judged elsewhere; undefined for what is no id. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}
