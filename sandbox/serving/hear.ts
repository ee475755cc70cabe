import type { IncomingHttpHeaders } from 'node:http'
import { isObject } from '../basics/values.ts'
import type { Version, Words } from '../versions/kit/version.ts'

/** A request's headers under the names of version 4. Headers of version 4 are dropped where the version has other names. */
export function heardHeaders({ headers: names }: Version, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const renamed = Object.entries(names)
  if (renamed.length === 0) return headers
  const heard = { ...headers }
  for (const [name, sentNames] of renamed) {
    const sent = sentNames.map((sentName) => headers[sentName]).find((value) => value !== undefined)
    if (sent === undefined) delete heard[name]
    else heard[name] = sent
  }
  return heard
}

/** A request's query under the names of version 4. */
export function heardQuery({ fields }: Version, query: URLSearchParams): URLSearchParams {
  if (Object.keys(fields).length === 0) return query
  return new URLSearchParams(heardEntries(fields, [...query]))
}

/** A parsed body under the names of version 4: the object under `data`, or each item of an array there. */
export function heardBody({ fields }: Version, body: unknown): unknown {
  if (Object.keys(fields).length === 0 || !isObject(body)) return body
  const { data } = body
  const heard = (value: unknown): unknown =>
    isObject(value) ? Object.fromEntries(heardEntries(fields, Object.entries(value))) : value
  return { ...body, data: Array.isArray(data) ? data.map(heard) : heard(data) }
}

function heardEntries<Value>(fields: Words, entries: Array<[string, Value]>): Array<[string, Value]> {
  const inner = new Map(Object.entries(fields).map(([name, said]) => [said, name]))
  return entries
    .filter(([name]) => inner.has(name) || !Object.hasOwn(fields, name))
    .map(([name, value]) => [inner.get(name) ?? name, value])
}
