import { jsonText } from '../../../core/exact-json.ts'
import { isFields } from '../../../core/fields.ts'
import type { SchemaAt } from '../../dialect/schemas-of-answer.ts'
import type { Answered } from '../kit/alteration.ts'
import { changedAt, everyEntry, type Path } from '../../../faults/places.ts'
import { shapeKindOf, type ShapeKind } from './shape-kinds.ts'
import { visitSchema } from '../../../schemas/applied.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import { ofAnotherType } from '../../../faults/strange-values.ts'

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

/** A change at one place of a value that the value's schema forbids. */
interface Breakage {
  kind: ShapeKind
  /** The path from the value, with `[]` for every entry of a list. */
  path: Path
  /** The new value; undefined removes the field. */
  to: unknown
  /** The requirement rows that the schema names for the violation; empty where it names none. */
  breaks: readonly string[]
}

interface Place {
  path: Path
  /** The first value at the place. */
  value: unknown
  /** The parts of the schema that apply to the place. */
  parts: SchemaNode[]
}

/**
 * Each way in which one change makes a value violate its schema (`ais/login`), once for each place: a missing key,
 * another type, an unlisted word and so on. Changes that the schema allows, such as leaving out an optional key, are
 * not included.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function breakagesOf(schemaId: string, value: unknown): Breakage[] {
  const before = new Set(validate(schemaId, value).map(nameOf))
  return describedPlaces(schemaId, value).flatMap(({ path, value: own, parts }) => {
    const found = new Map<ShapeKind, Breakage>()
    for (const to of path.length > 0 ? candidatesFor(own, parts) : []) {
      const broken = validate(
        schemaId,
        changedAt(value, path, () => to),
      ).filter((one) => !before.has(nameOf(one)))
      const [first] = broken
      if (!first) continue
      const kind = shapeKindOf(to, first.keyword)
      const breaks = [...new Set(broken.flatMap(({ obligations }) => obligations))]
      if (!found.has(kind)) found.set(kind, { kind, path, to, breaks })
    }
    return [...found.values()]
  })
}

/** The distinct places of a value that its schema describes; all entries of a list are one place. */
function describedPlaces(schemaId: string, value: unknown): Place[] {
  const places = new Map<string, Place>()
  visitSchema(schemaId, value, (part, one, keys) => {
    const path = keys.map((key) => (/^\d+$/.test(key) ? everyEntry : key))
    const known = places.get(path.join('\n'))
    if (!known) places.set(path.join('\n'), { path, value: one, parts: [part] })
    else if (known.value === one) known.parts.push(part)
  })
  return [...places.values()]
}

function nameOf({ keyword, place }: Violation): string {
  return `${keyword} ${place}`
}

/** Each text breaks some rule: a word list, a format, a calendar day, or a ban on whole card numbers. */
const strangeTexts = ['unheard_of', '2024-02-30', 'some day', '4111111111111111', '']
const strangeNumbers = [-1, 0.5, 0, 99, 2n ** 64n]
const ofTexts = ['enum', 'const', 'format', 'pattern', 'minLength', 'maxLength']
const ofNumbers = ['enum', 'const', 'minimum', 'maximum', 'x-uint64', 'not']

/**
 * Values that may break these parts of a schema; the schema decides whether they do. This function reads no rule,
 * except to try more values where it pays.
 */
function candidatesFor(value: unknown, parts: readonly SchemaNode[]): unknown[] {
  const other = value === null ? { text: '' } : ofAnotherType(value)
  return [
    undefined,
    null,
    other,
    ...(isRuled(parts, ofTexts) && typeof value === 'string' ? [...strangeTexts, `${value}~`] : []),
    ...(isRuled(parts, ofNumbers) && (typeof value === 'number' || typeof value === 'bigint') ? strangeNumbers : []),
    ...(Array.isArray(value) && isRuled(parts, ['minItems']) ? [[]] : []),
  ].filter((one) => one !== value)
}

function isRuled(parts: readonly SchemaNode[], keywords: readonly string[]): boolean {
  return parts.some((part) => keywords.some((keyword) => keyword in part))
}
