import type { SchemaNode } from '../../../schemas/derive.ts'

/** A component of a description by its name, as a reference. */
export function refTo(name: string, kind: 'schemas' | 'responses' = 'schemas'): SchemaNode {
  return { $ref: `#/components/${kind}/${name}` }
}
