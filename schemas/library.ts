import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'

const suffix = '.schema.json'

const targets = new Map<string, { id: string; node: SchemaNode }>()

let loaded: Map<string, SchemaNode> | undefined

/**
 * Every resource schema by id, which is folder and file name (`ais/login`), derived schemas included. Read once.
 * Schemas directly in this folder (profile, results) are no resources and are left out.
 */
export function schemaLibrary(): ReadonlyMap<string, SchemaNode> {
  loaded ??= readLibrary(dirname(fileURLToPath(import.meta.url)))
  return loaded
}

function readLibrary(root: string): Map<string, SchemaNode> {
  const library = new Map<string, SchemaNode>()
  for (const folder of readdirSync(root, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const file of readdirSync(join(root, folder.name)).sort()) {
      if (!file.endsWith(suffix)) continue
      const id = `${folder.name}/${file.slice(0, -suffix.length)}`
      library.set(id, withImplied(JSON.parse(readFileSync(join(root, folder.name, file), 'utf8')) as SchemaNode))
    }
  }
  for (const [folder, differences] of differencesIn(root)) {
    for (const [id, schema] of library) {
      const [from, resource = ''] = id.split('/')
      const schemaId = `${folder}/${resource}`
      if (from === differences.of && !library.has(schemaId))
        library.set(schemaId, derived(resource, schema, differences))
    }
  }
  return library
}

/** Gives each part with an implied type the row that the schema names for all of them (`x-implied-obligation`). */
function withImplied({ 'x-implied-obligation': row, ...schema }: SchemaNode): SchemaNode {
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('x-implied' in part) Object.assign(part, { 'x-obligation': row, ...part })
    Object.values(part).forEach(visit)
  }
  if (row !== undefined) visit(schema)
  return schema
}

function differencesIn(root: string): Array<[folder: string, differences: Differences]> {
  return readdirSync(root)
    .map((folder): [string, string] => [folder, join(root, folder, 'differences.json')])
    .filter(([, file]) => existsSync(file))
    .map(([folder, file]) => [folder, JSON.parse(readFileSync(file, 'utf8')) as Differences])
}

/** The schema of an id. @throws Error with code SCHEMA_UNKNOWN, naming the known ids. */
export function schemaOf(id: string): SchemaNode {
  const schema = schemaLibrary().get(id)
  if (schema !== undefined) return schema
  const known = [...schemaLibrary().keys()].join(', ')
  throw Object.assign(new Error(`SCHEMA_UNKNOWN: there is no schema '${id}'; known are ${known}`), {
    code: 'SCHEMA_UNKNOWN',
  })
}

/** The file name in references: `ais/login` is `ais/login.schema.json`. */
export function fileOf(id: string): string {
  return `${id}${suffix}`
}

/**
 * The target of a `$ref` in schema `from`, with the id of its schema. It may be another file (`attempt.schema.json`,
 * `../conventions/meta.schema.json`) or `#/$defs/...`.
 */
export function refTarget(from: string, ref: string): { id: string; node: SchemaNode } {
  const key = `${from} ${ref}`
  const target = targets.get(key) ?? findTarget(from, ref)
  targets.set(key, target)
  return target
}

function findTarget(from: string, ref: string): { id: string; node: SchemaNode } {
  const [file = '', pointer = ''] = ref.split('#')
  const id = file === '' ? from : join(dirname(from), file).slice(0, -suffix.length)
  let node: unknown = schemaOf(id)
  for (const key of pointer.split('/').slice(1)) node = (node as SchemaNode)[key]
  return { id, node: node as SchemaNode }
}

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
