import { schemaIn } from '../../../harness/dialect/schema-in.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import { type SchemaNode, refTarget, schemaOf } from '../../../schemas/library.ts'
import { flattened, pruned } from './reduced.ts'
import type { Rules } from './rules.ts'
import type { Answer, Route } from '../../../requirements/tables/routes/read-routes.ts'
import { fieldsOf } from '../../../schemas/applied.ts'
import type { InterfaceName } from '../../../core/interfaces.ts'

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

/** By which field a resource is named in requests, where that is not its id. */
const namedBy: Readonly<Record<string, string>> = { provider: 'code', template: 'identifier' }

/** Where the ids that an answer shows may be sent next: to each other route whose path takes one, or the query of a list. */
export function linksOf(dialect: Dialect, { answer, request }: Route): Record<string, SchemaNode> {
  const others = dialect.routes.filter((route) => route.request !== request)
  return Object.fromEntries(
    idsIn(dialect, answer).flatMap((shown) => others.flatMap((route) => linksTo(dialect, route, shown))),
  )
}

interface ShownId {
  /** Of which kind of thing it is the id. */
  of: string
  /** Where it stands in the body. */
  pointer: string
}

/** The ids of an answer: that of its resource, of the first row of a list, and of what that belongs to. */
function idsIn(dialect: Dialect, answer: Answer): ShownId[] {
  if (answer === 'not shown') return []
  const [resource, at] = 'one' in answer ? [answer.one, '/data'] : [answer.list, '/data/0']
  const fields = fieldsOf(schemaIn(dialect, resource))
  const kind = resource.split('-')[0] ?? resource
  const own = namedBy[kind] ?? 'id'
  const others = { customer: ['customer_id'], login: dialect.loginIdNames, account: ['account_id'] }
  return [
    ...(fields.includes(own) ? [{ of: kind, pointer: `${at}/${own}` }] : []),
    ...Object.entries(others)
      .filter(([of]) => of !== kind || !fields.includes(own))
      .flatMap(([of, names]) =>
        names.filter((name) => fields.includes(name)).map((name) => ({ of, pointer: `${at}/${name}` })),
      ),
  ]
}

/** The link that sends an id to a route; none where the route takes none, or needs another one in its path. */
function linksTo(dialect: Dialect, route: Route, { of, pointer }: ShownId): Array<[string, SchemaNode]> {
  const { interface: name } = dialect
  const place = Object.keys(route.path ?? {}).length > 0 ? 'path' : 'query'
  const taken = Object.entries(route[place] ?? {}).find(([, { id }]) => id === of)
  if (!taken || (place === 'query' && !route.route.startsWith('GET '))) return []
  const id = operationId(name, route)
  const parameters = { [`${place}.${taken[0]}`]: `$response.body#${pointer}` }
  return [[`${id}By${capitalName(inWordsOf(name, of))}`, { operationId: id, parameters }]]
}

type Fields = Readonly<Record<string, SchemaNode>>

const types = ['array', 'boolean', 'number', 'object', 'string']

/**
 * A schema in which what may not be null says which types it may have: generators of code make no type of a `not`, and
 * one validator refuses every value for it. `around` are the fields of the schema of which this is a part.
 */
export function withoutNot(schema: SchemaNode, around: Fields = {}): SchemaNode {
  const fields = { ...around, ...(schema['properties'] as Fields | undefined) }
  const inside = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'properties' ? ofFields(value as Fields, around) : within(value, fields),
  ])
  return Object.fromEntries(inside) as SchemaNode
}

function ofFields(fields: Fields, around: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, notNull(withoutNot(field), around[name]?.['type'])]),
  )
}

function within(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => within(part, fields))
  return typeof value === 'object' && value !== null ? withoutNot(value as SchemaNode, fields) : value
}

/** A field that may not be null by the types that it may have, of those that are known. */
function notNull({ not, ...rest }: SchemaNode, known: unknown): SchemaNode {
  if ((not as SchemaNode | undefined)?.['type'] !== 'null') return not === undefined ? rest : { ...rest, not }
  const { allOf, ...own } = rest
  const [only, ...others] = (allOf ?? []) as SchemaNode[]
  const whole: SchemaNode = only && others.length === 0 && !('$ref' in only) ? { ...only, ...own } : rest
  const left = [whole['type'] ?? known ?? types].flat().filter((type) => type !== 'null')
  // Some tools require a statement that the items of an array may be anything.
  const items = left.includes('array') ? { items: {} } : {}
  const words = Array.isArray(whole['enum']) && { enum: whole['enum'].filter((word) => word !== null) }
  return { ...items, ...whole, type: left.length === 1 ? left[0] : left, ...words }
}

/** A component of a description by its name, as a reference. */
export function refTo(name: string, kind: 'schemas' | 'responses' = 'schemas'): SchemaNode {
  return { $ref: `#/components/${kind}/${name}` }
}

/** Words as a name that begins with a capital: `login created` is `LoginCreated`. */
export function capitalName(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The name of an operation for code: `list logins` is `listConnections` where logins are called connections. */
export function operationId(name: InterfaceName, { request }: Pick<Route, 'request'>): string {
  const words = inWordsOf(name, request).replaceAll(/\b(?:an?|the) /g, '')
  const long = capitalName(words)
  return long.charAt(0).toLowerCase() + long.slice(1)
}

/** The name of an operation for people: `List connections`. */
export function summaryOf(name: InterfaceName, { request }: Pick<Route, 'request'>): string {
  const words = inWordsOf(name, request)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
