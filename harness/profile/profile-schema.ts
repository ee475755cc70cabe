import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { interfaceNames } from '../../core/interfaces.ts'

/** The part of JSON Schema that the profile's schema uses. */
export interface SchemaNode {
  $ref?: string
  $defs?: Record<string, SchemaNode>
  type?: string | string[]
  description?: string
  default?: unknown
  examples?: unknown[]
  enum?: string[]
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  required?: string[]
  properties?: Record<string, SchemaNode>
  additionalProperties?: SchemaNode | boolean
  items?: SchemaNode
}

export type ProfilePath = Array<string | number>

/** The local file of the profile's schema. */
export function profileSchemaFile(): string {
  return fileURLToPath(new URL('../../schemas/profile.schema.json', import.meta.url))
}

let schema: SchemaNode | undefined

/** The JSON Schema of profiles, read once. It accepts every interface that Assay knows, even those that the file does not list. */
export function profileSchema(): SchemaNode {
  schema ??= JSON.parse(readFileSync(profileSchemaFile(), 'utf8')) as SchemaNode
  const claimed = schema.properties?.['target']?.properties?.['interfaces']?.items
  if (claimed) claimed.enum = interfaceNames()
  return schema
}

/** The node with its `$ref` resolved; keywords beside the `$ref` win. */
export function resolveSchema(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], profileSchema())
  return { ...resolveSchema(target as SchemaNode), ...node, $ref: undefined }
}

/** The schema of the field at a path; undefined for an unknown field. */
export function schemaAt(path: ProfilePath): SchemaNode | undefined {
  let node: SchemaNode | undefined = profileSchema()
  for (const part of path) {
    if (typeof part === 'number') node = node.items
    else
      node =
        node.properties?.[part] ??
        (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined)
    if (!node) return undefined
    node = resolveSchema(node)
  }
  return node
}
