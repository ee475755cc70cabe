/** A schema, or a part of one, as it stands in its file. */
export interface SchemaNode {
  [keyword: string]: unknown
}

/** How the schemas of one folder differ from those of another: `differences.json` in the folder. */
export interface Differences {
  /** The folder whose schemas are taken. */
  of: string
  /** Makes every id, each part with the format `id`, an integer: the row that says so. */
  integerIds?: string
  /** Properties that a resource does not have here, and are not evaluated where they are shown. */
  without?: Record<string, string[]>
  /** Resources that are only implied here, whatever their fields are elsewhere. */
  implied?: string[]
  /** Properties that a resource has here only, or has otherwise. */
  properties?: Record<string, SchemaNode>
}

/** The schema of a resource with the differences of a version. References to its neighbours stay as they are. */
export function derived(resource: string, schema: SchemaNode, differences: Differences): SchemaNode {
  const { integerIds, without = {}, implied = [], properties = {} } = differences
  const dropped = new Set(without[resource] ?? [])
  const changed = (
    integerIds === undefined ? structuredClone(schema) : withIntegerIds(schema, integerIds)
  ) as SchemaNode
  if (implied.includes(resource)) changed['x-level'] = 'implied'
  if (typeof changed.properties !== 'object') return changed
  const kept = Object.entries(changed.properties ?? {}).filter(([name]) => !dropped.has(name))
  return { ...changed, properties: { ...Object.fromEntries(kept), ...properties[resource] } }
}

function withIntegerIds(part: unknown, row: string): unknown {
  if (Array.isArray(part)) return part.map((one) => withIntegerIds(one, row))
  if (typeof part !== 'object' || part === null) return part
  const copy: SchemaNode = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withIntegerIds(one, row)]))
  if (copy.format !== 'id') return copy
  const { minLength: _texts, ...rest } = copy
  const type = Array.isArray(copy.type) ? copy.type.map(integerFor) : integerFor(copy.type)
  return { ...rest, type, format: 'integer-id', 'x-uint64': true, 'x-type-row': row }
}

function integerFor(type: unknown): unknown {
  return type === 'string' ? 'integer' : type
}
