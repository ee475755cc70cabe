import { visitSchema } from '../../../schemas/applied.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import { changedAt, everyEntry, type Path } from '../kit/json-places.ts'
import { candidatesFor } from './candidates.ts'
import { shapeKindOf, type ShapeKind } from './shape-kinds.ts'

/** A change of what stands at one place of a value, which the schema of the value forbids. */
export interface Breakage {
  kind: ShapeKind
  /** From the value, with `[]` for every entry of a list. */
  path: Path
  /** What stands there then: `nothing` where it is taken away. */
  to: unknown
  /** The requirement rows that the schema names for what it forbids; empty where it names none. */
  breaks: readonly string[]
}

interface Place {
  path: Path
  /** The first that stands there. */
  value: unknown
  /** The parts of the schema that apply to what stands there. */
  parts: SchemaNode[]
}

/**
 * Each way in which one change of a value breaks its schema (`ais/login`): a key missing, a value of another type, a word
 * that is not listed, and so on, once for each place. Only what the schema does not say of the value as it is: what it
 * allows, such as leaving an optional key out, is not among them.
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

/** The places of a value of which its schema says something, each once, whatever entries of lists have it. */
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
