import { obligationsOf } from './attribution.ts'
import type { SchemaNode } from './derive.ts'
import { refTarget } from './library.ts'
import { typeRowOf } from './type-rows.ts'

/** The rows that a part of a schema stands for itself: those that it names, and that of its data type. */
interface OwnRows {
  named: readonly string[]
  type: string | undefined
}

// Schemas are read once and do not change, so that there is one entry for each of their parts.
const own = new WeakMap<object, OwnRows>()
const within = new WeakMap<object, ReadonlySet<string>>()

/** The rows that a part stands for, without those that only the part around it names. */
export function ownRowsOf(part: SchemaNode): OwnRows {
  const known = own.get(part)
  if (known) return known
  const rows = { named: 'x-obligation' in part ? obligationsOf(part) : [], type: typeRowOf(part) }
  own.set(part, rows)
  return rows
}

/** The rows for which a part of the schema of this id stands, or any part that applies to something inside its values. */
export function rowsWithin(part: SchemaNode, id: string): ReadonlySet<string> {
  const known = within.get(part)
  if (known) return known
  const rows = new Set<string>()
  collect(part, id, rows, new Set())
  within.set(part, rows)
  return rows
}

function collect(part: unknown, id: string, rows: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)
  const schema = part as SchemaNode
  const { named, type } = ownRowsOf(schema)
  for (const row of named) rows.add(row)
  if (type !== undefined) rows.add(type)
  if (typeof schema.$ref === 'string') {
    const target = refTarget(id, schema.$ref)
    collect(target.node, target.id, rows, seen)
  }
  const { allOf, anyOf, then, items, additionalProperties, properties } = schema
  const fields = Object.values((properties ?? {}) as SchemaNode)
  for (const one of [allOf, anyOf, then, items, additionalProperties, fields].flat()) collect(one, id, rows, seen)
}
