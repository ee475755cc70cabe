import { schemaLibrary, type SchemaNode } from './library.ts'

interface Attribution {
  own: string[]
  around: string[]
}

let attributed: WeakMap<object, Attribution> | undefined

/**
 * The requirement rows that a part of a schema stands for: its own `x-obligation`, else that of the part around it.
 * A part may name several rows. Parts of no row give an empty list.
 */
export function obligationsOf(node: object): string[] {
  return attributionOf(node).own
}

/** As `obligationsOf`, and where the part names its own row, the row of the resource around it as well. */
export function obligationsAround(node: object): string[] {
  const { own, around } = attributionOf(node)
  return [...new Set([...own, ...around])]
}

/** Every requirement row that the schemas stand for, each once, sorted. */
export function obligationsInSchemas(): string[] {
  const all = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const id of obligationsOf(node)) all.add(id)
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
  for (const schema of schemaLibrary().values()) attribute(schema, [], found)
  return found
}

function attribute(node: unknown, around: string[], found: WeakMap<object, Attribution>): void {
  if (typeof node !== 'object' || node === null) return
  const named = Array.isArray(node) ? undefined : (node as SchemaNode)['x-obligation']
  const own = named === undefined ? around : [named].flat().map(String)
  found.set(node, { own, around })
  for (const part of Object.values(node)) attribute(part, own, found)
}
