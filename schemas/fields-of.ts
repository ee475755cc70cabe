import type { SchemaNode } from './derive.ts'
import { refTarget, schemaOf } from './library.ts'

/**
 * The field names of a resource's schema, with nested ones: `status`, `last_attempt.id`, `required_fields[].name`. The
 * content of `extra` is left out, because none of its keys is required.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function fieldsOf(schemaId: string): string[] {
  return [...new Set(fieldsIn({ id: schemaId, node: schemaOf(schemaId), seen: [] }))]
}

interface Part {
  id: string
  node: unknown
  /** The enclosing schema parts, so that a recursive schema ends. */
  seen: readonly unknown[]
}

function fieldsIn({ id, node, seen }: Part): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { $ref, allOf = [], anyOf = [], properties = {} } = node as SchemaNode
  const referred = typeof $ref === 'string' ? refTarget(id, $ref) : undefined
  return [
    ...(referred && !seen.includes(referred.node) ? fieldsIn({ ...referred, seen: [...seen, referred.node] }) : []),
    ...[allOf, anyOf].flat().flatMap((one: unknown) => fieldsIn({ id, node: one, seen })),
    ...Object.entries(properties as SchemaNode).flatMap(([name, part]) => [
      name,
      ...below(name, { id, node: part, seen }),
    ]),
  ]
}

function below(name: string, part: Part): string[] {
  if (name === 'extra') return []
  const { items } = part.node as SchemaNode
  const inside = items === undefined ? fieldsIn(part) : fieldsIn({ ...part, node: items })
  return inside.map((field) => `${name}${items === undefined ? '' : '[]'}.${field}`)
}
