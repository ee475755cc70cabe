import type { Intended, MadeKind } from '../../core/ledger-events.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { PreparedRequest } from '../client/prepare.ts'
import { routeAt, type Dialect } from '../dialect/dialect.ts'

/** What a request will do, before it has an entry. */
export type Intent = Omit<Intended, 'type' | 'entry'>

/** Only checks of the longest accepted name use longer ones. */
const mostNameChars = 300

/** What a request would create, by the routes of these interfaces; undefined where it creates nothing. */
export function madeBy(
  { method, body }: PreparedRequest,
  path: string,
  dialects: ReadonlyArray<Pick<Dialect, 'interface' | 'basePath' | 'routes'>>,
): Intent | undefined {
  if (method !== 'POST') return undefined
  for (const dialect of dialects) {
    const kind = routeAt(dialect, { method, path })?.makes
    if (kind === undefined) continue
    const data = fieldsOf(parseJson(body.toString()))['data']
    if (kind === 'lesson' && !teaches(data)) return undefined
    const name = nameIn(kind, fieldsOf(data))
    return { what: kind, through: dialect.interface, ...(name !== undefined && { name }) }
  }
  return undefined
}

/** A request that only categorizes descriptions teaches nothing. */
function teaches(rows: unknown): boolean {
  return !Array.isArray(rows) || rows.some((row) => (fieldsOf(row)['action'] ?? 'learn') === 'learn')
}

function nameIn(what: MadeKind, { identifier, email }: Record<string, unknown>): string | undefined {
  const name = what === 'lead' ? email : identifier
  return typeof name === 'string' && name.length <= mostNameChars ? name : undefined
}

const idNames: Partial<Record<MadeKind, readonly string[]>> = {
  customer: ['id', 'customer_id'],
  lead: ['customer_id', 'id'],
  login: ['id', 'login_id', 'connection_id'],
  consent: ['consentId', 'consent_id', 'id'],
}

/** The id of the created thing in an answer; undefined where it shows none. */
export function idIn(what: MadeKind, json: unknown): string | undefined {
  const body = fieldsOf(json)
  for (const fields of [fieldsOf(body['data']), body, fieldsOf(body['consent'])]) {
    const found = idNames[what]?.map((name) => fields[name]).find((id) => isId(id))
    if (found !== undefined) return String(found)
  }
  return undefined
}

function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'bigint'
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
