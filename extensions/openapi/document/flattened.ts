import type { SchemaNode } from '../../../schemas/derive.ts'

/** What a part may hold that is merged into the schema around it. */
const mergeable = new Set(['description', 'type', 'required', 'properties'])

/**
 * A schema with the parts of its `allOf` merged into it that are objects with fields: code generators make one type of
 * it then, and not several that they cannot join.
 */
export function flattened(schema: SchemaNode, resolve: (part: SchemaNode) => SchemaNode = (part) => part): SchemaNode {
  const { allOf, ...whole } = schema
  if (!Array.isArray(allOf)) return schema
  const left: SchemaNode[] = []
  let merged: SchemaNode = whole
  for (const part of allOf as SchemaNode[]) {
    const resolved = resolve(part)
    // What a schema says of a field is stricter than what the one says that it refers to.
    const both = resolved === part ? together(merged, part) : together(resolved, merged)
    if (both) merged = both
    else left.push(part)
  }
  return left.length > 0 ? { allOf: left, ...merged } : merged
}

/** Both as one schema; undefined where that would not say the same. */
function together(schema: SchemaNode, part: SchemaNode): SchemaNode | undefined {
  if (!Object.keys(part).every((keyword) => mergeable.has(keyword))) return undefined
  const properties = { ...(schema['properties'] as Record<string, SchemaNode> | undefined) }
  for (const [name, more] of Object.entries((part['properties'] ?? {}) as Record<string, SchemaNode>)) {
    const both = stricter(properties[name] ?? {}, more)
    if (!both) return undefined
    properties[name] = both
  }
  const { description = schema['description'], type = schema['type'] } = part
  const required = [schema['required'] ?? [], part['required'] ?? []].flat()
  return {
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type }),
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => !['description', 'type'].includes(keyword))),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(Object.keys(properties).length > 0 && { properties }),
  }
}

/** A field with more that is said of it; undefined where the two differ in more than the types that they allow. */
function stricter(field: SchemaNode, { not, ...given }: SchemaNode): SchemaNode | undefined {
  const { items, ...rest } = given
  // That items may be anything says nothing of those that are known.
  const more = items === undefined || ('items' in field && isEmpty(items)) ? rest : given
  const isNotNull = (not as SchemaNode | undefined)?.['type'] === 'null'
  const shared = Object.keys(more).filter(
    (keyword) => keyword in field && keyword !== 'type' && keyword !== 'description',
  )
  const types = typesOf(field)
  const own = typesOf(more)
  if ((not !== undefined && !isNotNull) || shared.length > 0) return undefined
  if (own && types && !own.every((type) => types.includes(type))) return undefined
  const joined = { ...field, ...more }
  if (!isNotNull) return joined
  return 'type' in joined ? { ...joined, not } : undefined
}

function typesOf({ type }: SchemaNode): unknown[] | undefined {
  return type === undefined ? undefined : [type].flat()
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
