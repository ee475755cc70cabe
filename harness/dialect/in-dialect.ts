import { isFields } from '../../core/fields.ts'
import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import { type Dialect, routeAt } from './dialect.ts'
import { paceOf } from './rate-limits.ts'
import { integerKeeping, isKeptNumeral } from '../../core/exact-json.ts'

/** Objects with keys that are not from the documents. */
const foreign = new Set(['custom_fields', 'credentials', 'encrypted_credentials'])

/**
 * A request body with its ids as integers, digit for digit. An id of another form stays. Ids are `id`, every key ending
 * in `_id`, and the entries of exclude_accounts.
 */
export function withIntegerIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIntegerIds)
  if (typeof value !== 'object' || value === null || isKeptNumeral(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withinKey(key, one)]))
}

function withinKey(key: string, value: unknown): unknown {
  if (foreign.has(key)) return value
  if (key === 'id' || key.endsWith('_id')) return integerKeeping(value)
  if (key === 'exclude_accounts' && Array.isArray(value)) return value.map(integerKeeping)
  return withIntegerIds(value)
}

/** A client that translates drafts from the words of version 4 into a dialect. */
export function clientInDialect(client: Client, dialect: Dialect): Client {
  return {
    ...client,
    send: (draft) => client.send(inDialect(draft, dialect)),
    prepare: (draft) => client.prepare(inDialect(draft, dialect)),
  }
}

/**
 * The draft with path, headers, query parameters and body fields in the dialect's names. A login's id is sent under
 * every name that the version may use. Exact bytes and requests to the control port stay.
 */
export function inDialect(draft: Draft, dialect: Dialect): Draft {
  if (draft.baseUrl !== undefined || draft.spoken) return draft
  const { query, omitHeaders } = draft
  const path = pathIn(draft.path, dialect)
  const paced = !dialect.limitsOff && draft.rateLimited !== 'wanted'
  const route = routeAt(dialect, { method: draft.method, path })
  const pace = paced ? paceOf(dialect, route) : undefined
  return {
    ...draft,
    path,
    ...(pace && { pace }),
    ...(route && { route: `${route.route} of ${dialect.interface}` }),
    headers: Object.fromEntries(Object.entries(draft.headers).map(([name, value]) => [headerIn(name, dialect), value])),
    ...(omitHeaders && { omitHeaders: omitHeaders.map((name) => headerIn(name, dialect)) }),
    ...(query && { query: query.flatMap(([name, value]) => namesIn(name, dialect).map((own): Pair => [own, value])) }),
    body: bodyIn(draft.body, dialect),
    ...(dialect.ownKeys && { keys: dialect.ownKeys }),
    ...(dialect.digest !== 'sha256' && { digest: dialect.digest }),
  }
}

type Pair = [name: string, value: string]

/** The possible names in a version for version 4's `name`, the version's own first. */
export function namesIn(name: string, { loginIdNames }: Dialect): readonly string[] {
  return name === 'login_id' ? loginIdNames : [name]
}

function pathIn(path: string, { basePath, segments }: Dialect): string {
  if (!path.startsWith(`${basePath}/`)) return path
  const [first = '', ...rest] = path.slice(basePath.length + 1).split('/')
  return [basePath, segments[first] ?? first, ...rest].join('/')
}

function headerIn(name: string, { headers }: Dialect): string {
  const known = Object.keys(headers).find((other) => other.toLowerCase() === name.toLowerCase())
  const dialectName = known === undefined ? undefined : headers[known]
  return dialectName === undefined ? name : inCaseOf(name, dialectName)
}

/** Keeps a name in capitals or small letters, because a check may be about the letter case. */
function inCaseOf(name: string, dialectName: string): string {
  if (name === name.toUpperCase()) return dialectName.toUpperCase()
  return name === name.toLowerCase() ? dialectName.toLowerCase() : dialectName
}

function bodyIn(body: unknown, dialect: Dialect): unknown {
  const spoken = withLoginIdNames(body, dialect)
  return dialect.ids === 'integer' ? withIntegerIds(withOwnFields(spoken, dialect)) : withOwnFields(spoken, dialect)
}

function withOwnFields(body: unknown, dialect: Dialect): unknown {
  const data = isFields(body) ? body['data'] : undefined
  return isFields(data) && dialect.body ? { ...(body as object), data: dialect.body(data) } : body
}

function withLoginIdNames(body: unknown, dialect: Dialect): unknown {
  const data = isFields(body) ? body['data'] : undefined
  if (!isFields(data) || !Object.hasOwn(data, 'login_id')) return body
  const { login_id: id, ...rest } = data
  return { ...(body as object), data: { ...Object.fromEntries(dialect.loginIdNames.map((own) => [own, id])), ...rest } }
}
