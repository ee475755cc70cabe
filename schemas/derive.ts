/** A schema, or a part of one, as in its file. */
export interface SchemaNode {
  [keyword: string]: unknown
}

/** A folder's `differences.json`: how its schemas differ from those of another folder. */
export interface Differences {
  of: string
  /** Makes every part with the format `id` an integer. The value is the row that requires this. */
  integerIds?: string
  /** Properties by resource that do not exist here. They are not evaluated where they appear. */
  without?: Record<string, string[]>
  /** Resources that are only implied here. */
  implied?: string[]
  /** Properties by resource that are new or different here. */
  properties?: Record<string, SchemaNode>
}

/** A resource's schema with the differences of a version. References to neighbouring schemas stay. */
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
