import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { anyJson } from '../../../../generators/arbitraries/any-json.ts'
import { kinds } from './kinds.ts'

/** Kinds by the names of fields; `!` says that the field is needed. A list of one shape holds any number of it. */
type Fields = Readonly<Record<string, string>>
export type Shape = Fields | readonly [Fields | string]

interface Shapes {
  /** By the name of the route; a text is the name of a route with the same body. */
  bodies: Readonly<Record<string, Shape | string>>
  queries: Readonly<Record<string, Fields>>
  /** By method and path of a control route. */
  control: Readonly<Record<string, Fields>>
  openFinance: Readonly<Record<string, Fields>>
}

/** What requests hold, route by route. */
export const shapes = JSON.parse(readFileSync(new URL('shapes.json', import.meta.url), 'utf8')) as Shapes

/** The shape of a route's body; undefined where it takes none. */
export function bodyShape(route: string): Shape | undefined {
  const found = shapes.bodies[route]
  return typeof found === 'string' ? bodyShape(found) : found
}

/** Values of a shape: needed fields always, others now and then, and in one of six a field that is spoilt or left out. */
export function shaped(shape: Shape): fc.Arbitrary<unknown> {
  if (isList(shape)) {
    const [item] = shape
    const items = typeof item === 'string' ? fieldOf(item) : shaped(item)
    return fc.array(items, { minLength: 1, maxLength: 4 })
  }
  const names = Object.keys(shape)
  const model = Object.fromEntries(names.map((name) => [name, fieldOf(shape[name] ?? '')]))
  const right = fc.record(model).map(withoutAbsent)
  const spoiling = fc.tuple(fc.constantFrom(...names), fc.option(anyJson(), { nil: undefined }))
  const spoilt = fc.tuple(right, spoiling).map(([fields, [name, value]]) => withoutAbsent({ ...fields, [name]: value }))
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: spoilt })
}

function fieldOf(kind: string): fc.Arbitrary<unknown> {
  if (kind.endsWith('!')) return kindNamed(kind.slice(0, -1))
  return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: kindNamed(kind) })
}

function withoutAbsent(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function isList(shape: Shape): shape is readonly [Fields | string] {
  return Array.isArray(shape)
}

function kindNamed(name: string): fc.Arbitrary<unknown> {
  const found = kinds[name]
  if (!found) throw new Error(`KIND_UNKNOWN: shapes.json names ${name}`)
  return found
}
