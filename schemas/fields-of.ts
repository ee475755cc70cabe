import type { SchemaNode } from './derive.ts'
import { refTarget, schemaOf } from './library.ts'

/**
 * The fields that the schema of a resource names, nested ones among them: `status`, `last_attempt.id`,
 * `required_fields[].name`. What stands in `extra` is left out, which may have any of its keys.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function fieldsOf(schemaId: string): string[] {
  return [...new Set(fieldsIn({ id: schemaId, node: schemaOf(schemaId), seen: [] }))]
}

interface Part {
  id: string
  node: unknown
  /** The parts of schemas on the way, so that one that holds itself ends. */
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
