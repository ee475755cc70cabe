import { schemaIn } from '../../../harness/dialect/schema-in.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { refTarget, schemaOf } from '../../../schemas/library.ts'
import { flattened } from './flattened.ts'
import { capitalName } from './names.ts'
import { pruned } from './pruned.ts'
import { withoutNot } from './without-not.ts'
import { refTo } from './ref-to.ts'
import type { Rules } from './rules.ts'

/** Schemas gathered under names of their own, as components to which the rest refers. */
export interface Bundle {
  /** The schema of a resource as the interface has it, as a reference. */
  resource(name: string): SchemaNode
  /** A schema by its id in the library, such as `conventions/paging-meta`, as a reference. */
  schema(id: string): SchemaNode
  /** All that were asked for, with those that they refer to, by their names. */
  components(): Record<string, SchemaNode>
}

/** An empty bundle for an interface. */
export function createBundle(dialect: Dialect, rules: Rules): Bundle {
  const components = new Map<string, SchemaNode>()
  const roots: SchemaNode[] = []

  function asked(reference: SchemaNode): SchemaNode {
    roots.push(reference)
    return reference
  }

  function schema(id: string, pointer = ''): SchemaNode {
    const own = nameOf(dialect, id) + capitalName(pointer.replace('/$defs/', ''))
    if (!components.has(own)) {
      components.set(own, {})
      const { node } = pointer === '' ? { node: schemaOf(id) } : refTarget(id, `#${pointer}`)
      const alone = pruned(node, rules, (part) => described(id, part))
      components.set(own, flattened(alone, resolved))
    }
    return refTo(own)
  }

  /** A part in the words of OpenAPI: references to components, and numbers of 64 bits by their format. */
  function described(
    id: string,
    { $ref, $defs: _parts, 'x-uint64': unsigned, format, ...part }: SchemaNode,
  ): SchemaNode {
    const refers = typeof $ref === 'string' ? referred(id, $ref) : {}
    // Version 3 has integer ids, and the table of pages gives texts.
    const eitherId = format === 'id' && dialect.ids === 'integer' ? { type: ['integer', ...[part['type']].flat()] } : {}
    const number = unsigned === true || format === 'integer-id' ? { format: 'uint64', minimum: 0 } : {}
    const text = format === undefined || format === 'id' || format === 'integer-id' ? {} : { format }
    // Some tools require a statement that the items of an array may be anything.
    const items = [part.type].flat().includes('array') && part.items === undefined ? { items: {} } : {}
    return flattened({ ...refers, ...part, ...text, ...number, ...eitherId, ...items })
  }

  /** The component to which a part refers, and nothing else; any other part as it is. */
  function resolved(part: SchemaNode): SchemaNode {
    const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(String(part['$ref'])) ?? []
    return (Object.keys(part).length === 1 && components.get(name)) || part
  }

  function referred(from: string, ref: string): SchemaNode {
    const [, pointer = ''] = ref.split('#')
    return schema(refTarget(from, ref.replace(/#.*/, '#')).id, pointer)
  }

  return {
    resource: (resource) => asked(schema(schemaIn(dialect, resource))),
    schema: (id) => asked(schema(id)),
    components: () => {
      const used = reachable(components, roots)
      return Object.fromEntries(
        [...components]
          .filter(([own]) => used.has(own))
          .map(([own, component]) => [own, withoutNot(component)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    },
  }
}

/** The names of the components to which schemas refer, and to which these refer. */
function reachable(components: ReadonlyMap<string, SchemaNode>, from: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue
    found.add(name)
    reachable(components, components.get(name) ?? {}, found)
  }
  return found
}

/** The name of a schema: its resource's in the words of the interface; a shared one that a version refines has another. */
function nameOf(dialect: Dialect, id: string): string {
  const [folder = '', resource = ''] = id.split('/')
  const words = capitalName(inWordsOf(dialect.interface, resource.replaceAll('-', ' ')))
  const isOwn = folder === 'conventions' || schemaIn(dialect, resource) === id
  return isOwn ? words : capitalName(folder) + words
}
