import { type SchemaNode, schemaLibrary, refTarget } from './library.ts'

const byFormat: Record<string, string> = {
  date: 'conventions/types/dates',
  'date-time': 'conventions/types/datetimes',
  id: 'conventions/types/ids-are-strings',
}

const byType: Record<string, string> = {
  boolean: 'conventions/types/booleans',
  number: 'conventions/types/decimals',
  integer: 'conventions/types/integers',
  object: 'conventions/types/objects',
  string: 'conventions/types/strings',
}

/**
 * The row of the data type of a schema part, evaluated over all resources together. Undefined for arrays, and for types
 * that only follow from a field's name (`x-implied`). A version with its own type names the row (`x-type-row`). Source:
 * Account information / Data types.
 */
export function typeRowOf(part: SchemaNode): string | undefined {
  if (part['x-implied'] === true) return undefined
  if (typeof part['x-type-row'] === 'string') return part['x-type-row']
  if (typeof part.format === 'string') return byFormat[part.format]
  const type = [part.type].flat().find((one) => one !== 'null')
  return byType[String(type)]
}

interface Attribution {
  own: string[]
  around: string[]
  /** Set where the enclosing schema is only implied for its version. */
  level?: 'implied'
}

const typeKeywords = new Set(['type', 'format', 'x-uint64'])

let attributed: WeakMap<object, Attribution> | undefined

/** The requirement rows of a schema part: its own `x-obligation`, or that of the enclosing part. Empty where there is none. */
export function obligationsOf(node: object): string[] {
  return attributionOf(node).own
}

/**
 * The rows that a violation of this keyword breaks. A wrong type breaks the rules of the field, of its resource and of
 * the data type. A wrong form does not break the rule of the resource.
 */
export function rowsBroken(part: SchemaNode, keyword: string): string[] {
  const { own, around } = attributionOf(part)
  const typeRow = typeKeywords.has(keyword) ? (typeRowOf(part) ?? []) : []
  const resource = keyword === 'type' && part['x-implied'] !== true ? around : []
  return [...new Set([own, resource, typeRow].flat())]
}

/** The highest level of a schema part; undefined where its rules alone decide, as for ids of version 3. */
export function levelOf(part: SchemaNode): 'implied' | undefined {
  return part['x-type-row'] === undefined ? attributionOf(part).level : undefined
}

let inSchemas: readonly string[] | undefined

export function obligationsInSchemas(): readonly string[] {
  inSchemas ??= findObligations()
  return inSchemas
}

function findObligations(): string[] {
  const all = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const part = node as SchemaNode
    for (const id of [part['x-obligation'] ?? [], typeRowOf(part) ?? []].flat()) all.add(String(id))
    Object.values(node).forEach(visit)
  }
  for (const schema of schemaLibrary().values()) visit(schema)
  return [...all].sort()
}

function attributionOf(node: object): Attribution {
  attributed ??= attributeAll()
  return attributed.get(node) ?? { own: [], around: [] }
}

function attributeAll(): WeakMap<object, Attribution> {
  const found = new WeakMap<object, Attribution>()
  for (const schema of schemaLibrary().values()) {
    attribute(schema, { own: [], ...(schema['x-level'] === 'implied' && { level: 'implied' }) }, found)
  }
  return found
}

function attribute(
  node: unknown,
  { own: around, ...rest }: Omit<Attribution, 'around'>,
  found: WeakMap<object, Attribution>,
): void {
  if (typeof node !== 'object' || node === null) return
  const named = Array.isArray(node) ? undefined : (node as SchemaNode)['x-obligation']
  const ownRows = named === undefined ? around : [named].flat().map(String)
  found.set(node, { own: ownRows, around, ...rest })
  for (const part of Object.values(node)) attribute(part, { own: ownRows, ...rest }, found)
}

/** The rows of a schema part alone: those that it names, and the row of its data type. */
interface OwnRows {
  named: readonly string[]
  type: string | undefined
}

// A cache by schema part: schemas never change.
const ownRowsByPart = new WeakMap<object, OwnRows>()

const within = new WeakMap<object, ReadonlySet<string>>()

/** The rows of a part, without those that only the enclosing part names. */
export function ownRowsOf(part: SchemaNode): OwnRows {
  const known = ownRowsByPart.get(part)
  if (known) return known
  const rows = { named: 'x-obligation' in part ? obligationsOf(part) : [], type: typeRowOf(part) }
  ownRowsByPart.set(part, rows)
  return rows
}

/** The rows of a schema part and of every part within it. */
export function rowsWithin(part: SchemaNode, id: string): ReadonlySet<string> {
  const known = within.get(part)
  if (known) return known
  const rows = new Set<string>()
  collect(part, id, rows, new Set())
  within.set(part, rows)
  return rows
}

function collect(part: unknown, id: string, rows: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)
  const schema = part as SchemaNode
  const { named, type } = ownRowsOf(schema)
  for (const row of named) rows.add(row)
  if (type !== undefined) rows.add(type)
  if (typeof schema.$ref === 'string') {
    const target = refTarget(id, schema.$ref)
    collect(target.node, target.id, rows, seen)
  }
  const { allOf, anyOf, then, items, additionalProperties, properties } = schema
  const fields = Object.values((properties ?? {}) as SchemaNode)
  for (const one of [allOf, anyOf, then, items, additionalProperties, fields].flat()) collect(one, id, rows, seen)
}
