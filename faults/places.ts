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

/** Later entries and deeper parts of an answer repeat the places of these. */
const mostEntries = 30

/** The resources of the documents have fewer levels. */
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

/** Changes a value; undefined takes it away. `row` is the object that holds it under `key`. */
export type ChangeAt = (found: unknown, key: string, row?: Fields) => unknown

/** A copy with every value at a place changed; undefined where nothing changes. */
export function changedAt(value: unknown, path: Path, change: ChangeAt): unknown {
  const changed = changedWithin(value, path, change)
  return changed === value ? undefined : changed
}

/**
 * The value with every value at a place changed; itself where nothing changes. A name in a list is that of each row.
 * @param adds whether a field that is absent is changed too
 */
export function changedWithin(value: unknown, path: Path, change: ChangeAt, adds = false): unknown {
  const within = (one: unknown, at: number, own: string, row?: Fields): unknown => {
    const key = path[at]
    if (key === undefined) return change(one, own, row)
    if (Array.isArray(one)) {
      if (one.length === 0) return one
      const from = key === lastEntry ? one.length - 1 : 0
      const deeper = key === everyEntry || key === lastEntry ? at + 1 : at
      const entries = one.map((entry: unknown, number) => (number < from ? entry : within(entry, deeper, own, row)))
      return entries.every((entry, number) => entry === one[number])
        ? one
        : entries.filter((entry) => entry !== undefined)
    }
    if (!isFields(one) || !(adds || Object.hasOwn(one, key))) return one
    const changed = within(one[key], at + 1, key, one)
    if (changed === one[key]) return one
    if (changed !== undefined) return { ...one, [key]: changed }
    const { [key]: _gone, ...others } = one
    return others
  }
  return within(value, 0, '')
}

/** The value that a word spells: `true`, `nothing` for undefined, `empty` for a text without content, `7`, `{"id":1}`, or the word. */
export function valueIn(word: string): unknown {
  if (word === 'nothing') return undefined
  if (word === 'empty') return ''
  return /^(?:true|false|null|-?\d+(?:\.\d+)?|[{[]["{].*[\]}])$/.test(word) ? (JSON.parse(word) as unknown) : word
}

/** A value as names spell it: `nothing` for undefined, `empty` for what has no content. */
export function spelt(value: unknown): string {
  if (value === undefined) return 'nothing'
  const isEmpty = Array.isArray(value) || isFields(value) ? Object.keys(value).length === 0 : value === ''
  return isEmpty ? 'empty' : String(value)
}
