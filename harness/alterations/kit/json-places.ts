import { isFields } from '../../../core/fields.ts'

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

/** Removes a field. */
export const nothing = Symbol('nothing')

/** A copy with every value at a place changed; undefined where nothing changes. */
export function changedAt(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const changed = changeWithin(value, path, change)
  return changed === value || changed === nothing ? undefined : changed
}

function changeWithin(value: unknown, [key, ...rest]: Path, change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (key === everyEntry || key === lastEntry) {
    if (!Array.isArray(value) || value.length === 0) return value
    const from = key === everyEntry ? 0 : value.length - 1
    const entries = value.map((one: unknown, at) => (at < from ? one : changeWithin(one, rest, change)))
    return entries.every((one, at) => one === value[at]) ? value : entries.filter((one) => one !== nothing)
  }
  if (!isFields(value) || !Object.hasOwn(value, key)) return value
  const changed = changeWithin(value[key], rest, change)
  if (changed === value[key]) return value
  if (changed !== nothing) return { ...value, [key]: changed }
  const { [key]: _gone, ...others } = value
  return others
}
