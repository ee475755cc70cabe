import { type Fields, isFields } from '../core/fields.ts'
import { valueIn, spelt, valueAt } from './places.ts'
import { strangeValues } from './strange-values.ts'
import { textChanges } from './text-changes.ts'

const unitMs: Readonly<Record<string, number>> = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** The moment or the day `amount` units later, in the same form; any other value as it is. */
export function movedBy(value: unknown, amount: number, unit: string): unknown {
  const ms = amount * (unitMs[unit] ?? 0)
  if (value instanceof Date) return new Date(value.getTime() + ms)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T|$)/.test(value) || Number.isNaN(Date.parse(value)))
    return value
  const moved = new Date(Date.parse(value) + ms).toISOString()
  return value.includes('T') ? moved : moved.slice(0, 10)
}

/**
 * A change of a value that stands under `key` in `row`. Undefined leaves the value out; the value itself means that the
 * change does not apply to it.
 */
export type Change = (value: unknown, key: string, row?: Fields) => unknown

/** A change by one word, such as `text`, `backwards`, `2-days-later` or `without-kids`; undefined for any other word. */
export function changeNamed(word: string): Change | undefined {
  if (word === 'first') return asFirst()
  const { [word]: named } = words
  if (named) return sparing(named)
  const { [word]: strange } = strangeValues
  if (strange) return strange
  for (const [pattern, begin] of patterns) {
    const found = pattern.exec(word)
    if (found) return begin(...(found.slice(1) as [string, string, string]))
  }
  return undefined
}

/** The change that a word names; any other word is the value in place of the one that was there. */
export function changeTo(word: string): Change {
  return changeNamed(word) ?? (() => valueIn(word))
}

type Plain = (value: unknown) => unknown

/** Changes of any value, but for null, by the word that names them. */
const words: Readonly<Record<string, Plain>> = {
  text: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  number: (value) => (Number.isFinite(Number(value)) ? Number(value) : 7),
  seconds: (value) => Date.parse(String(value)) / 1000,
  moment: (value) => `${String(value)}T00:00:00Z`,
  list: (value) => (isFields(value) ? Object.entries(value) : [value].flat()),
  object: (value) => ({ value }),
  items: (value) => (Array.isArray(value) ? { items: value } : value),
  id: (value) => (isFields(value) ? value['id'] : value),
  attempt: (value) => (isFields(value) ? value['last_attempt'] : value),
  turned: (value) => (typeof value === 'boolean' ? !value : value),
  negated: (value) => (typeof value === 'number' ? -value : value),
  ...ofTexts(textChanges),
  ...ofLists({
    backwards: (rows) => rows.toReversed(),
    'without-first': (rows) => rows.slice(1),
    'without-last': (rows) => rows.slice(0, -1),
    'first-alone': (rows) => rows.slice(0, 1),
    'last-alone': (rows) => rows.slice(-1),
    'first-twice': (rows) => [...rows.slice(0, 1), ...rows],
  }),
  emptied: (value) => (value instanceof Uint8Array ? value.subarray(0, 0) : Array.isArray(value) ? [] : value),
  fieldless: (value) => (isFields(value) ? {} : value),
  rounded: (value) => (typeof value === 'number' ? Math.round(value) : value),
}

/** Changes whose word holds a number, a name or a unit. */
const patterns: ReadonlyArray<[RegExp, (...found: [string, string, string]) => Change]> = [
  [/^(\d+(?:\.\d+)?)-(more|less|times)$/, (amount, how) => sparing((value) => counted(value, Number(amount), how))],
  [
    /^(\d+)-(second|minute|hour|day)s?-(earlier|later)$/,
    (amount, unit, way) => sparing((value) => movedBy(value, Number(amount) * (way === 'later' ? 1 : -1), unit)),
  ],
  [/^first-(\d+)$/, (size) => sparing((value) => (isCut(value) ? value.slice(0, Number(size)) : value))],
  [/^(\d+)-days-ago$/, (days) => () => movedBy(new Date().toISOString().slice(0, 10), -Number(days), 'day')],
  [/^up-to-(\d+)$/, (most) => sparing((value) => (typeof value === 'number' ? Math.min(value, Number(most)) : value))],
  [/^with-(.+)$/, (one) => sparing((value) => withMore(value, one))],
  [/^without-(.+)$/, (one) => sparing((value) => without(value, one))],
  [/^only-(.+)$/, (all) => () => all.split('+')],
  [/^rewriting-(.+?)-to-(.+)$/, (pattern, text) => sparing(onText(rewriting(pattern, text)))],
  [/^own-(.+)$/, (name) => (_value, _key, row) => row?.[name]],
  [/^each-(.+)$/, (word) => ofEach(changeTo(word))],
  [/^(kept|before|ever-.+?)(?:-per-([\w.]+))?$/, remembering],
]

/** The first value that was shown, from then on. */
function asFirst(): Change {
  let first: unknown
  return (value) => (first ??= value)
}

/** Leaves null and what is not there as it is. */
function sparing(change: Plain): Change {
  return (value) => (value === null || value === undefined ? value : change(value))
}

/** Changes of texts, and of bytes as the texts that they are. */
function ofTexts(all: Record<string, (text: string) => string>): Record<string, Plain> {
  return Object.fromEntries(Object.entries(all).map(([word, change]) => [word, onText(change)]))
}

function onText(change: (text: string) => string): Plain {
  return (value) => {
    if (value instanceof Uint8Array) return Buffer.from(change(Buffer.from(value).toString()))
    return typeof value === 'string' ? change(value) : value
  }
}

/** Writes a text in place of what fits a regular expression. */
function rewriting(pattern: string, text: string): (value: string) => string {
  const expression = new RegExp(pattern, 'gu')
  return (value) => value.replace(expression, String(valueIn(text)))
}

function ofLists(all: Record<string, (rows: unknown[]) => unknown[]>): Record<string, Plain> {
  const onList = (change: (rows: unknown[]) => unknown[]) => (value: unknown) =>
    Array.isArray(value) ? change(value) : value
  return Object.fromEntries(Object.entries(all).map(([word, change]) => [word, onList(change)]))
}

/** The number, or the text of digits, made larger, smaller or several times as large. */
function counted(value: unknown, amount: number, how: string): unknown {
  if (typeof value === 'string') return /^\d+$/.test(value) ? String(counted(Number(value), amount, how)) : value
  if (typeof value !== 'number') return value
  if (how === 'times') return Number.isInteger(value) ? Math.floor(value * amount) : value * amount
  return value + (how === 'more' ? amount : -amount)
}

/** Changes each entry of a list, or each value of an object. */
function ofEach(change: Change): Change {
  return (value, key, row) => {
    if (Array.isArray(value)) return value.map((one: unknown) => change(one, key, isFields(one) ? one : row))
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name, value)]))
  }
}

/** The list with one item more, or the text or the bytes with more text. */
function withMore(value: unknown, more: string): unknown {
  if (Array.isArray(value)) return [...(value as unknown[]), valueIn(more)]
  if (value instanceof Uint8Array) return Buffer.concat([value, Buffer.from(more)])
  return typeof value === 'string' ? value + more : value
}

function isCut(value: unknown): value is string | unknown[] | Uint8Array {
  return typeof value === 'string' || Array.isArray(value) || value instanceof Uint8Array
}

/** The list without an item, the object without a field, or the address without a parameter. */
function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== valueIn(name))
  if (typeof value === 'string') return value.replace(new RegExp(`(?<=[?&])${name}=[^&]*&?`), '').replace(/[?&]$/, '')
  if (!isFields(value)) return value
  const { [name]: _gone, ...rest } = value
  return rest
}

/**
 * A change that remembers the values of a row, or of all rows with the same value at `per`: `kept` gives the first
 * one, `before` the last other one, and `ever-pending` is `pending` from the first time on. Without `per`, `before`
 * remembers those of all rows. It leaves null and values without a row as they are.
 */
function remembering(word: string, per?: string): (value: unknown, key: string, row?: Fields) => unknown {
  const known = new Map<string, (value: unknown) => unknown>()
  const place = per?.split('.') ?? (word === 'before' ? undefined : ['id'])
  return (value, _key, row) => {
    const found = place ? valueAt(row, place) : 'all'
    const owner = isFields(found) && 'id' in found ? found['id'] : found
    if (owner === undefined || value === null || value === undefined) return value
    const remember = known.get(String(owner)) ?? beginning(word)
    known.set(String(owner), remember)
    return remember(value)
  }
}

/** What one row has remembered. */
function beginning(word: string): (value: unknown) => unknown {
  let [kept, last]: unknown[] = []
  if (word === 'kept') return (value) => (kept ??= Array.isArray(value) ? [...(value as unknown[])] : value)
  if (word === 'before')
    return (value) => {
      if (JSON.stringify(value) !== JSON.stringify(last)) [kept, last] = [last, value]
      return kept ?? value
    }
  const ever = valueIn(word.slice('ever-'.length))
  return (value) => {
    kept ||= spelt(value) === spelt(ever)
    return kept ? ever : value
  }
}
