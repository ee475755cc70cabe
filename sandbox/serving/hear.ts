import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isObject, type Fields } from '../basics/values.ts'
import type { Version, Words } from '../versions/kit/version.ts'
import { refusal } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'

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

/** Whether a field counts as absent. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

/** The object in a field; empty when absent. @throws Refusal WrongRequestFormat */
export function objectOf(name: string, value: unknown): Fields {
  if (isAbsent(value)) return {}
  if (isObject(value)) return value
  throw refusal('object', name)
}

/** @throws Refusal WrongRequestFormat for a needed field that is absent */
export function refuseAbsent(name: string, value: unknown, needed: (name: string) => boolean = () => true): void {
  if (isAbsent(value) && needed(name)) throw refusal('required', name)
}

/**
 * A boolean of a body; absent and null mean the default.
 * @throws Refusal WrongRequestFormat for any other value
 */
export function readFlag(sandbox: Sandbox, data: Fields, name: string, whenAbsent: boolean): boolean {
  const value = data[name]
  if (value === undefined || value === null) return whenAbsent
  if (!sandbox.rules.loginCreate.isBoolean(value)) throw refusal('flag', name)
  return value
}

/**
 * The return address; undefined when absent.
 * Source: Limits; Errors.
 * @throws Refusal ReturnURLTooLong, ReturnURLInvalid
 */
export function readReturnTo(
  sandbox: Sandbox,
  value: unknown,
  maxLength = sandbox.rules.tokens.returnToMaxLength,
): string | undefined {
  if (value === undefined || value === null) return undefined
  const rules = sandbox.rules.tokens
  if (typeof value === 'string' && !rules.returnToFits(value, maxLength)) throw refusal('return-to-length', maxLength)
  if (!rules.returnToValid(value)) throw refusal('return-to-absolute')
  return value
}

/** A host name or IP address, with or without a port. */
const authority = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The sandbox with the base address that the client used, so that the addresses in answers also work from another
 * container or machine. A public address takes precedence. A missing or invalid Host header leaves the own address.
 */
export function reachedAt(sandbox: Sandbox, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Sandbox {
  const { publicUrl, pathPrefix } = sandbox.settings
  const host = /^http:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? ''
  const baseUrl = `http://${host.toLowerCase()}${pathPrefix}`
  if (publicUrl !== undefined || baseUrl === sandbox.baseUrl || !authority.test(host)) return sandbox
  return URL.canParse(baseUrl) ? { ...sandbox, baseUrl } : sandbox
}
