import type { SchemaNode } from '../../../schemas/library.ts'
import { obligationsOf } from '../../../schemas/attribution.ts'
import type { Rules } from './rules.ts'

/** What a part may hold that is merged into the schema around it. */
const mergeable = new Set(['description', 'type', 'required', 'properties'])

/**
 * A schema with the parts of its `allOf` merged into it that are objects with fields: code generators make one type of
 * it then, and not several that they cannot join.
 */
export function flattened(schema: SchemaNode, resolve: (part: SchemaNode) => SchemaNode = (part) => part): SchemaNode {
  const { allOf, ...whole } = schema
  if (!Array.isArray(allOf)) return schema
  const left: SchemaNode[] = []
  let merged: SchemaNode = whole
  for (const part of allOf as SchemaNode[]) {
    const resolved = resolve(part)
    // What a schema says of a field is stricter than what the one says that it refers to.
    const both = resolved === part ? together(merged, part) : together(resolved, merged)
    if (both) merged = both
    else left.push(part)
  }
  return left.length > 0 ? { allOf: left, ...merged } : merged
}

/** Both as one schema; undefined where that would not say the same. */
function together(schema: SchemaNode, part: SchemaNode): SchemaNode | undefined {
  if (!Object.keys(part).every((keyword) => mergeable.has(keyword))) return undefined
  const properties = { ...(schema['properties'] as Record<string, SchemaNode> | undefined) }
  for (const [name, more] of Object.entries((part['properties'] ?? {}) as Record<string, SchemaNode>)) {
    const both = stricter(properties[name] ?? {}, more)
    if (!both) return undefined
    properties[name] = both
  }
  const { description = schema['description'], type = schema['type'] } = part
  const required = [schema['required'] ?? [], part['required'] ?? []].flat()
  return {
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type }),
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => !['description', 'type'].includes(keyword))),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(Object.keys(properties).length > 0 && { properties }),
  }
}

/** A field with more that is said of it; undefined where the two differ in more than the types that they allow. */
function stricter(field: SchemaNode, { not, ...given }: SchemaNode): SchemaNode | undefined {
  const { items, ...rest } = given
  // That items may be anything says nothing of those that are known.
  const more = items === undefined || ('items' in field && isEmpty(items)) ? rest : given
  const isNotNull = (not as SchemaNode | undefined)?.['type'] === 'null'
  const shared = Object.keys(more).filter(
    (keyword) => keyword in field && keyword !== 'type' && keyword !== 'description',
  )
  const types = typesOf(field)
  const own = typesOf(more)
  if ((not !== undefined && !isNotNull) || shared.length > 0) return undefined
  if (own && types && !own.every((type) => types.includes(type))) return undefined
  const joined = { ...field, ...more }
  if (!isNotNull) return joined
  return 'type' in joined ? { ...joined, not } : undefined
}

function typesOf({ type }: SchemaNode): unknown[] | undefined {
  return type === undefined ? undefined : [type].flat()
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** Keywords by which a schema is made of others; they stay whatever the rule that they stand for. */
const structure = new Set(['$ref', '$defs', 'allOf', 'anyOf', 'items', 'properties', 'additionalProperties'])

/** What says of which type a value is: stated by the table of types, but where it follows from a name alone. */
const typing = new Set(['type', 'format', 'x-uint64'])

/** What our own checks read, and titles: a component has a name, and two names for one thing make two classes, or none. */
const ours = /^(?:\$schema|\$comment|title$|x-(?!uint64))/

type Change = (part: SchemaNode) => SchemaNode

/**
 * A schema of ours with those constraints only that the rules promise, and parts that say nothing left out. What the
 * documents leave open stays open. `change` alters each part once it was pruned.
 */
export function pruned(schema: SchemaNode, rules: Rules, change: Change = (part) => part): SchemaNode {
  return prunedAt(schema, { rules, change }, [])
}

function prunedAt(node: SchemaNode, how: { rules: Rules; change: Change }, path: string[]): SchemaNode {
  const promised = how.rules.promise(obligationsOf(node))
  const typed = node['x-implied'] !== true || promised
  const kept = Object.entries(node).filter(
    ([keyword]) => !ours.test(keyword) && (structure.has(keyword) || (typing.has(keyword) ? typed : promised)),
  )
  const own = Object.fromEntries(kept.flatMap(([keyword, value]) => inside(keyword, value)))
  const description = promised ? ruleOf(node, path, how.rules) : wordsNamed(node)
  return how.change(description === undefined ? own : { ...own, description })

  function inside(keyword: string, value: unknown): Array<[string, unknown]> {
    if (keyword === 'properties' || keyword === '$defs') {
      const parts = Object.entries(value as Record<string, SchemaNode>).map(
        ([name, part]) => [name, prunedAt(part, how, [...path, keyword, name])] as const,
      )
      // A field of which nothing is said stays where it is described, and goes where it was only constrained.
      const said = path.includes('allOf') ? parts.filter(([, part]) => Object.keys(part).length > 0) : parts
      return said.length > 0 ? [[keyword, Object.fromEntries(said)]] : []
    }
    if (keyword === 'allOf' || keyword === 'anyOf') {
      const parts = (value as SchemaNode[]).map((part, at) => prunedAt(part, how, [...path, keyword, String(at)]))
      const said = keyword === 'anyOf' ? parts : parts.filter((part) => Object.keys(part).length > 0)
      return said.length > 0 ? [[keyword, said]] : []
    }
    if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'then')
      return [[keyword, typeof value === 'object' ? prunedAt(value as SchemaNode, how, [...path, keyword]) : value]]
    return [[keyword, value]]
  }
}

/** What a field's own rule says, or that of a whole schema. */
function ruleOf(node: SchemaNode, path: readonly string[], rules: Rules): string | undefined {
  const isField = path.length === 0 || path.at(-2) === 'properties'
  const isOwn = 'x-obligation' in node && node['x-implied'] !== true
  return isField && isOwn && !path.includes('allOf') ? rules.textOf(obligationsOf(node)) : undefined
}

/** The words of a list that may not be complete, for people. */
function wordsNamed({ enum: words }: SchemaNode): string | undefined {
  if (!Array.isArray(words)) return undefined
  return `The documents name ${words.filter((word) => word !== null).join(', ')}. Others may be added.`
}
