import { visitSchema } from '../../../schemas/applied.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import { changedAt, everyEntry, type Path } from '../../../faults/places.ts'
import { candidatesFor } from './candidates.ts'
import { shapeKindOf, type ShapeKind } from './shape-kinds.ts'

/** A change at one place of a value that the value's schema forbids. */
export interface Breakage {
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
export function describedPlaces(schemaId: string, value: unknown): Place[] {
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
