import type { InterfaceName } from '../core/interface-name.ts'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import { inWordsOf } from '../requirements/in-words-of.ts'
import type { SchemaNode } from '../schemas/derive.ts'
import { refTarget, schemaOf } from '../schemas/library.ts'
import { capitalName } from './names.ts'
import type { Rules } from './rules.ts'
import { pruned } from './pruned.ts'

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
  const { interface: name } = dialect

  function schema(id: string, pointer = ''): SchemaNode {
    const own = nameOf(dialect, name, id) + capitalName(pointer.replace('/$defs/', ''))
    if (!components.has(own)) {
      components.set(own, {})
      const { node } = pointer === '' ? { node: schemaOf(id) } : refTarget(id, `#${pointer}`)
      components.set(
        own,
        pruned(node, rules, (part) => described(id, part)),
      )
    }
    return { $ref: `#/components/schemas/${own}` }
  }

  /** A part in the words of OpenAPI: references to components, and numbers of 64 bits by their format. */
  function described(
    id: string,
    { $ref, $defs: _parts, 'x-uint64': unsigned, format, ...part }: SchemaNode,
  ): SchemaNode {
    const refers = typeof $ref === 'string' ? referred(id, $ref) : {}
    const number = unsigned === true || format === 'integer-id' ? { format: 'uint64', minimum: 0 } : {}
    const text = format === undefined || format === 'id' || format === 'integer-id' ? {} : { format }
    // Some tools want to be told that the items of an array may be anything.
    const items = [part.type].flat().includes('array') && part.items === undefined ? { items: {} } : {}
    return { ...refers, ...part, ...text, ...number, ...items }
  }

  function referred(from: string, ref: string): SchemaNode {
    const [, pointer = ''] = ref.split('#')
    return schema(refTarget(from, ref.replace(/#.*/, '#')).id, pointer)
  }

  return {
    resource: (resource) => schema(schemaIn(dialect, resource)),
    schema: (id) => schema(id),
    components: () => Object.fromEntries([...components].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** The name of a schema: its resource's in the words of the interface; a shared one that a version refines has another. */
function nameOf(dialect: Dialect, name: InterfaceName, id: string): string {
  const [folder = '', resource = ''] = id.split('/')
  const words = capitalName(inWordsOf(name, resource.replaceAll('-', ' ')))
  const isOwn = folder === 'conventions' || schemaIn(dialect, resource) === id
  return isOwn ? words : capitalName(folder) + words
}
