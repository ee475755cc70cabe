import { type SchemaNode, refTarget, schemaOf } from './library.ts'
import { ownRowsOf, rowsWithin } from './attribution.ts'

/** Called for every part of a schema that applies to a value, with the value and its keys. */
type SchemaVisitor = (part: SchemaNode, value: unknown, keys: readonly string[]) => void

/**
 * Calls `visit` for each part of the schema and each value inside `value` to which the part applies. Absent keys are
 * not visited. All branches of `anyOf` are visited.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function visitSchema(schemaId: string, value: unknown, visit: SchemaVisitor): void {
  visitPart({ id: schemaId, visit, isWanted: () => true }, schemaOf(schemaId), value, [])
}

/**
 * The values inside `value` to which the parts for this row apply: the evidence for the row. Absent keys are left out.
 * A null counts only where the document states null as a value (`x-null-stated`). An empty list means that nothing was
 * tested.
 * @throws Error with code SCHEMA_UNKNOWN.
 */
export function valuesUnder(schemaId: string, value: unknown, obligation: string): unknown[] {
  const byPlace = new Map<string, unknown>()
  const visit: SchemaVisitor = (part, one, keys) => {
    const { named, type } = ownRowsOf(part)
    const isNamedHere = named.includes(obligation)
    const counts = one === null ? isNamedHere && part['x-null-stated'] === true : isNamedHere || type === obligation
    if (counts) byPlace.set(JSON.stringify(keys), one)
  }
  // Skips other parts: most rows concern one field, and resources have many.
  const isWanted: Visit['isWanted'] = (part, id) => rowsWithin(part, id).has(obligation)
  visitPart({ id: schemaId, visit, isWanted }, schemaOf(schemaId), value, [])
  return [...byPlace.values()]
}

interface Visit {
  /** The schema in whose file the part stands. */
  id: string
  visit: SchemaVisitor
  /** Whether to visit a part of this schema and the parts within it. */
  isWanted: (part: SchemaNode, id: string) => boolean
}

function visitPart(context: Visit, part: unknown, value: unknown, keys: readonly string[]): void {
  if (!isNode(part) || !context.isWanted(part, context.id)) return
  context.visit(part, value, keys)
  if (typeof part.$ref === 'string') {
    const { id, node } = refTarget(context.id, part.$ref)
    visitPart({ ...context, id }, node, value, keys)
  }
  if (part.allOf !== undefined || part.anyOf !== undefined || part.if !== undefined) {
    const then = conditionHolds(part.if, value) ? part.then : undefined
    for (const branch of [part.allOf, part.anyOf, then].flat()) visitPart(context, branch, value, keys)
  }
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inner = partFor(part, value, key)
    // Most fields concern another row, so their place is not computed.
    if (isNode(inner) && context.isWanted(inner, context.id))
      visitPart(context, inner, value[key as keyof typeof value], [...keys, key])
  }
}

function isNode(part: unknown): part is SchemaNode {
  return typeof part === 'object' && part !== null
}

/** Whether the fields have the constants of an `if`. The schemas here use no other condition. */
function conditionHolds(condition: unknown, value: unknown): boolean {
  const constants = Object.entries((condition as SchemaNode | undefined)?.properties ?? {})
  const fields = value as SchemaNode
  return constants.length > 0 && constants.every(([key, part]) => fields?.[key] === (part as SchemaNode).const)
}

function partFor(schema: SchemaNode, value: object, key: string): unknown {
  if (Array.isArray(value)) return schema.items
  const properties = (schema.properties ?? {}) as SchemaNode
  return Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties
}

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
