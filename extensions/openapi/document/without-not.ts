import type { SchemaNode } from '../../../schemas/derive.ts'

type Fields = Readonly<Record<string, SchemaNode>>

const types = ['array', 'boolean', 'number', 'object', 'string']

/**
 * A schema in which what may not be null says which types it may have: generators of code make no type of a `not`, and
 * one validator refuses every value for it. `around` are the fields of the schema of which this is a part.
 */
export function withoutNot(schema: SchemaNode, around: Fields = {}): SchemaNode {
  const fields = { ...around, ...(schema['properties'] as Fields | undefined) }
  const inside = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'properties' ? ofFields(value as Fields, around) : within(value, fields),
  ])
  return Object.fromEntries(inside) as SchemaNode
}

function ofFields(fields: Fields, around: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, notNull(withoutNot(field), around[name]?.['type'])]),
  )
}

function within(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => within(part, fields))
  return typeof value === 'object' && value !== null ? withoutNot(value as SchemaNode, fields) : value
}

/** A field that may not be null by the types that it may have, of those that are known. */
function notNull({ not, ...rest }: SchemaNode, known: unknown): SchemaNode {
  if ((not as SchemaNode | undefined)?.['type'] !== 'null') return not === undefined ? rest : { ...rest, not }
  const { allOf, ...own } = rest
  const [only, ...others] = (allOf ?? []) as SchemaNode[]
  const whole: SchemaNode = only && others.length === 0 && !('$ref' in only) ? { ...only, ...own } : rest
  const left = [whole['type'] ?? known ?? types].flat().filter((type) => type !== 'null')
  // Some tools require a statement that the items of an array may be anything.
  const items = left.includes('array') ? { items: {} } : {}
  const words = Array.isArray(whole['enum']) && { enum: whole['enum'].filter((word) => word !== null) }
  return { ...items, ...whole, type: left.length === 1 ? left[0] : left, ...words }
}
