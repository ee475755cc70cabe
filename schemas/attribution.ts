import type { SchemaNode } from './derive.ts'
import { schemaLibrary } from './library.ts'
import { typeRowOf } from './type-rows.ts'

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
