import { type Fields, isFields } from '../core/fields.ts'

/** A place in JSON. `[]` stands for every entry of a list: `data[].id`. */
export type Path = readonly string[]

export const everyEntry = '[]'
export const lastEntry = '[-1]'

/** Every distinct place in a value that is no object, in order: lists, and values except empty lists. */
export function placesIn(value: unknown): Path[] {
  const found = new Map<string, Path>()
  collect(value, [], found)
  return [...found.values()]
}

const mostEntries = 30
const deepest = 7

function collect(value: unknown, path: Path, found: Map<string, Path>): void {
  if (path.length > 0) found.set(path.join('\n'), path)
  if (path.length >= deepest || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const one of value.slice(0, mostEntries)) collect(one, [...path, everyEntry], found)
  else for (const [key, one] of Object.entries(value)) collect(one, [...path, key], found)
}

/** A place in JavaScript's notation. */
export function pathText(path: Path): string {
  return path.map((key, at) => (key === everyEntry || key === lastEntry ? key : at === 0 ? key : `.${key}`)).join('')
}

/** The first value at a place; undefined where there is none. */
export function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (key === everyEntry || key === lastEntry) {
    if (!Array.isArray(value)) return undefined
    const entries = key === lastEntry ? value.slice(-1) : value
    return entries.map((one) => valueAt(one, rest)).find((one) => one !== undefined)
  }
  return isFields(value) ? valueAt(value[key], rest) : undefined
}

/** Changes a value; undefined takes it away. `rows` are the objects that hold it, the nearest first. */
export type ChangeAt = (found: unknown, rows: readonly Fields[], key: string) => unknown

/** A copy with every value at a place changed; undefined where nothing changes. */
export function changedAt(value: unknown, path: Path, change: ChangeAt): unknown {
  const changed = changedWithin(value, path, change)
  return changed === value ? undefined : changed
}

interface Within {
  rows?: readonly Fields[]
  key?: string
  /** Whether a field that is absent is changed too. */
  adds?: boolean
}

/** The value with every value at a place changed; itself where nothing changes. A name in a list is that of each row. */
export function changedWithin(value: unknown, path: Path, change: ChangeAt, within: Within = {}): unknown {
  const { rows = [], key: own = '', adds = false } = within
  const [key, ...rest] = path
  if (key === undefined) return change(value, rows, own)
  if (Array.isArray(value)) {
    if (value.length === 0) return value
    const from = key === lastEntry ? value.length - 1 : 0
    const deeper = key === everyEntry || key === lastEntry ? rest : path
    const entries = value.map((one: unknown, at) => (at < from ? one : changedWithin(one, deeper, change, within)))
    return entries.every((one, at) => one === value[at]) ? value : entries.filter((one) => one !== undefined)
  }
  if (!isFields(value) || !(adds || Object.hasOwn(value, key))) return value
  const changed = changedWithin(value[key], rest, change, { rows: [value, ...rows], key, adds })
  if (changed === value[key]) return value
  if (changed !== undefined) return { ...value, [key]: changed }
  const { [key]: _gone, ...others } = value
  return others
}
