import { type Fields, isFields } from '../core/fields.ts'
import { spelt } from './places.ts'

/**
 * The part of a name that says of which records, once or more: `-where-nature-is-card`, `-where-fail_at-is-not-null`,
 * `-where-size-is-above-100`, `-where-url-has-from_id`, `-where-day-ends-in-31`, `-where-code-matches-^X[A-Z]`,
 * `-where-value-is-a-list`.
 */
export const wherePattern = String.raw`(?<where>(?:-where-.+?)?)`

/** Whether a value fits; `row` is the object that holds it. */
type Fits = (value: unknown, row?: unknown) => boolean

/** One condition of a name: the place of a value, and what it must be. */
export interface Condition {
  path: readonly string[]
  /** Whether one of the values with their rows fits. */
  fits: (values: ReadonlyArray<readonly [value: unknown, row: unknown]>) => boolean
}

/** The conditions that `wherePattern` finds in a name; none for an empty text. */
export function conditionsIn(where = ''): Condition[] {
  return where
    .split('-where-')
    .slice(1)
    .map((one) => {
      const [, name = '', verb = '', not, said = ''] = /^(.+?)-(is|has|ends-in|matches)-(not-)?(.+)$/.exec(one) ?? []
      const fits = (texts[verb] ?? fitting)(said)
      return {
        path: name.split('.'),
        fits: (values) =>
          said === 'the-same'
            ? values.every(([value]) => value === values[0]?.[0]) === (not === undefined)
            : values.some(([value, row]) => fits(value, row) === (not === undefined)),
      }
    })
}

/** Whether a record fits every condition. */
export function fitsAll(conditions: readonly Condition[], row: unknown): boolean {
  return conditions.every(({ path, fits }) => fits(valuesAt(row, path).map((value) => [value, row])))
}

/** The values at a path; a name in a list is that of each entry, and `length` its own. */
export function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value]
  if (Array.isArray(value) && key !== 'length') return value.flatMap((one) => valuesAt(one, [key, ...rest]))
  return valuesAt((value as Fields | null | undefined)?.[key], rest)
}

/** What a value must be as a text, by the verb of the condition. */
const texts: Readonly<Record<string, (part: string) => Fits>> = {
  has: (part) => (value) => String(value).includes(part),
  'ends-in': (end) => (value) => String(value).endsWith(end),
  matches(pattern) {
    const expression = new RegExp(pattern, 'u')
    return (value) => expression.test(String(value))
  },
}

const types: Readonly<Record<string, Fits>> = {
  list: Array.isArray,
  object: isFields,
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
}

/** What a value must be: as `spelt`, `above-5`, `below-2010-01-01`, `a-list`, or `own-name`, as another field of its row. */
export function fitting(said: string): Fits {
  const [, way, limit = ''] = /^(above|below)-(.+)$/.exec(said) ?? []
  if (way !== undefined) {
    const at = Number.isNaN(Number(limit)) ? limit : Number(limit)
    return (value) => (way === 'above' ? (value as number) > (at as number) : (value as number) < (at as number))
  }
  const [, type = ''] = /^an?-(\w+)$/.exec(said) ?? []
  const [, own] = /^own-(.+)$/.exec(said) ?? []
  if (own !== undefined) return (value, row) => value === (row as Fields)[own]
  return types[type] ?? ((value) => spelt(value) === said)
}
