import { obligationsOf } from './attribution.ts'
import type { SchemaNode } from './derive.ts'
import { refTarget } from './library.ts'
import { typeRowOf } from './type-rows.ts'

/** The rows of a schema part alone: those that it names, and the row of its data type. */
interface OwnRows {
  named: readonly string[]
  type: string | undefined
}

// A cache by schema part: schemas never change.
const ownRowsByPart = new WeakMap<object, OwnRows>()
const within = new WeakMap<object, ReadonlySet<string>>()

/** The rows of a part, without those that only the enclosing part names. */
export function ownRowsOf(part: SchemaNode): OwnRows {
  const known = ownRowsByPart.get(part)
  if (known) return known
  const rows = { named: 'x-obligation' in part ? obligationsOf(part) : [], type: typeRowOf(part) }
  ownRowsByPart.set(part, rows)
  return rows
}

/** The rows of a schema part and of every part within it. */
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
