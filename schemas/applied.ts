import { obligationsOf } from './attribution.ts'
import { refTarget, schemaOf, type SchemaNode } from './library.ts'

/**
 * The values inside `value` to which a part of the schema that stands for the row applied: what a judgement of that row
 * rests on. Absent keys and nulls are not among them; an empty list means that nothing was tested.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function valuesUnder(schemaId: string, value: unknown, obligation: string): unknown[] {
  const found = new Set<object>()
  const values: unknown[] = []
  const note = (one: unknown): void => {
    if (typeof one === 'object' && one !== null) {
      if (found.has(one)) return
      found.add(one)
    }
    values.push(one)
  }
  apply(schemaId, schemaOf(schemaId), value, (node, one) => {
    if (one !== null && 'x-obligation' in node && obligationsOf(node).includes(obligation)) note(one)
  })
  return values
}

function apply(id: string, node: unknown, value: unknown, visit: (node: SchemaNode, value: unknown) => void): void {
  if (typeof node !== 'object' || node === null || value === undefined) return
  const schema = node as SchemaNode
  visit(schema, value)
  if (typeof schema.$ref === 'string') {
    const target = refTarget(id, schema.$ref)
    apply(target.id, target.node, value, visit)
  }
  for (const part of [...listOf(schema.allOf), ...listOf(schema.anyOf), schema.then]) apply(id, part, value, visit)
  if (Array.isArray(value)) {
    for (const item of value) apply(id, schema.items, item, visit)
  } else if (typeof value === 'object' && value !== null) {
    applyToKeys(id, schema, value as Record<string, unknown>, visit)
  }
}

function applyToKeys(
  id: string,
  schema: SchemaNode,
  value: Record<string, unknown>,
  visit: (node: SchemaNode, value: unknown) => void,
): void {
  const properties = (schema.properties ?? {}) as Record<string, unknown>
  for (const [key, one] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) apply(id, properties[key], one, visit)
    else apply(id, schema.additionalProperties, one, visit)
  }
}

function listOf(part: unknown): unknown[] {
  return Array.isArray(part) ? part : []
}
