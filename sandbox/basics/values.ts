import { refusal } from './refusals.ts'

/** An object with keys, as JSON has it. */
export type Fields = Record<string, unknown>

/** Whether the value is a JSON object, neither array nor null. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path of names; undefined where the path leads to nothing. */
export function valueAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), from)
}

/** Some fields of an object, in the order of their names. */
export function picked(from: object, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, (from as Fields)[name]]))
}

/** The object without some of its keys. Returns the object itself if it has none of them. */
export function without(fields: Fields, names: readonly string[]): Fields {
  if (!names.some((name) => name in fields)) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** The value as JSON, with large integers as strings; undefined for values nested too deep to write. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))
  } catch {
    return undefined
  }
}

/** Whether objects and arrays are nested deeper than `levels`. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/**
 * The object under `data` of a body.
 * @throws Refusal WrongRequestFormat
 */
export function dataObject(body: unknown): Fields {
  if (isObject(body) && isObject(body.data)) return body.data
  throw refusal('data-object')
}

/**
 * The object under `data` of a body that may be left out: no body, null, [] and {} count as empty.
 * @throws Refusal WrongRequestFormat
 */
export function optionalDataObject(body: unknown): Fields {
  if (body === undefined || body === null || (Array.isArray(body) && body.length === 0)) return {}
  if (isObject(body) && (body.data === undefined || body.data === null)) return {}
  return dataObject(body)
}

/**
 * The array that a field holds.
 * @throws Refusal WrongRequestFormat
 */
export function arrayAt(data: Fields, name: string): unknown[] {
  const value = data[name]
  if (Array.isArray(value)) return value as unknown[]
  throw refusal('list', name)
}

/**
 * The array under `data` of a body.
 * @throws Refusal WrongRequestFormat
 */
export function dataArray(body: unknown): unknown[] {
  if (isObject(body) && Array.isArray(body.data)) return body.data as unknown[]
  throw refusal('data-list')
}

/** The versions of account information, and other interfaces that serve part of it in their own words. */
export type VersionName = 'v3' | 'v4' | 'v5' | 'v6' | 'partners' | 'payments'

/** The versions of a route that names none: those with the same routes. */
export const mostVersions: readonly VersionName[] = ['v3', 'v4', 'v5']

export const everyVersion: readonly VersionName[] = [...mostVersions, 'v6']
