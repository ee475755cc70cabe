import { jsonText } from '../../../core/exact-json.ts'
import { isFields } from '../../../core/fields.ts'
import type { SchemaAt } from '../../dialect/schemas-of-answer.ts'
import type { Answered } from '../kit/alteration.ts'
import { everyEntry, type Path } from '../../../faults/places.ts'
import { type Breakage, breakagesOf, describedPlaces } from './breakages.ts'
import type { ShapeKind } from './shape-kinds.ts'

/** What the schemas say about the bodies of answers. */
export interface Shapes {
  /** Each change of one place that the schemas forbid. */
  breakages: readonly Breakage[]
  /** Whether the schemas describe a place. */
  describe(path: Path): boolean
  forbid(kind: ShapeKind, path: Path): boolean
}

interface Known {
  breakages: Breakage[]
  places: Path[]
}

const ofBodies = new WeakMap<object, Known>()
const ofValues = new Map<string, Known>()

/** What the schemas say about the bodies of these answers together. */
export function shapesOf(answers: readonly Answered[]): Shapes {
  const all = answers.map(shapeOf)
  const breakages = new Map(all.flatMap((one) => one.breakages.map((breakage) => [keyOf(breakage), breakage] as const)))
  const places = new Set(all.flatMap((one) => one.places.map(textOf)))
  return {
    breakages: [...breakages.values()],
    describe: (path) => places.has(textOf(path)),
    forbid: (kind, path) => breakages.has(keyOf({ kind, path })),
  }
}

function shapeOf({ exchange, schemas = [] }: Answered): Known {
  const body = exchange.answer?.json
  if (!isFields(body)) return { breakages: [], places: [] }
  const known = ofBodies.get(body) ?? shapeOfBody(body, schemas)
  ofBodies.set(body, known)
  return known
}

function shapeOfBody(body: unknown, schemas: readonly SchemaAt[]): Known {
  const found = schemas.flatMap(({ schema, at }) =>
    fewOf(valuesAt(body, at)).map((value) => ({ at, shape: shapeOfValue(schema, value) })),
  )
  return {
    breakages: found.flatMap(({ at, shape }) => shape.breakages.map((one) => ({ ...one, path: [...at, ...one.path] }))),
    places: found.flatMap(({ at, shape }) => shape.places.map((path) => [...at, ...path])),
  }
}

/** Values that differ only in digits, such as ids and dates, break their schema in the same ways. */
function shapeOfValue(schema: string, value: unknown): Known {
  const key = `${schema} ${jsonText(value)}`.replaceAll(/[\da-f]*\d[\da-f]*/g, '0')
  const known = ofValues.get(key) ?? {
    breakages: breakagesOf(schema, value),
    places: describedPlaces(schema, value).map(({ path }) => path),
  }
  ofValues.set(key, known)
  return known
}

function valuesAt(value: unknown, [key, ...rest]: Path): unknown[] {
  if (key === undefined) return [value]
  if (key === everyEntry) return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : []
  return isFields(value) && Object.hasOwn(value, key) ? valuesAt(value[key], rest) : []
}

/** Rows of one list have similar fields. */
function fewOf(values: readonly unknown[]): unknown[] {
  return [...new Set([values.at(0), values.at(Math.floor(values.length / 2)), values.at(-1)])].filter(
    (one) => one !== undefined,
  )
}

function keyOf({ kind, path }: Pick<Breakage, 'kind' | 'path'>): string {
  return `${kind}\n${textOf(path)}`
}

function textOf(path: Path): string {
  return path.join('\n')
}
