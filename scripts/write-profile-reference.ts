// Writes docs/profile.md from the schema of profiles. Run it after a change of schemas/profile.schema.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rangeText } from '../harness/profile/accepted-text.ts'
import { profileSchema, resolveSchema, type SchemaNode } from '../harness/profile/profile-schema.ts'

interface Field {
  name: string
  text: string
}

type Fields = NonNullable<SchemaNode['properties']>
/** The groups already on the page, by path. */
type Described = Map<string, Fields>

/** The file of the page. */
export const profileReferenceFile = fileURLToPath(new URL('../docs/profile.md', import.meta.url))

/** The reference page of the profile in Markdown, from its schema and its opening. */
export function profileReference(): string {
  const opening = readFileSync(new URL('profile-reference-opening.md', import.meta.url), 'utf8').trimEnd()
  const schema = profileSchema()
  const groups = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$schema')
  const described = new Map<string, Fields>()
  const sections = groups.map(([name, node]) =>
    section(name, resolveSchema(node), described, schema.required?.includes(name)),
  )
  return `${[opening, ...sections].join('\n\n')}\n`
}

function section(name: string, node: SchemaNode, described: Described, required = false): string {
  const entries = node.items ? resolveSchema(node.items) : node
  const head = `## \`${name}\`\n\n${node.description}${required ? ' Required.' : ''}`
  const fields = fieldsOf(entries, node.items ? `${name}[].` : `${name}.`, described)
  if (fields.length === 0) return head
  const lines = fields.flatMap(({ text }, at) => {
    if (fields[at - 1]?.text === text) return []
    const alike = fields.slice(at).findIndex((field) => field.text !== text)
    const names = fields.slice(at, alike === -1 ? undefined : at + alike).map((field) => `\`${field.name}\``)
    return `- ${names.join(', ')}${text}`
  })
  return `${head}\n\n${lines.join('\n')}`
}

/** The fields of a group and of nested groups. A group with all fields of an earlier one refers to it. */
function fieldsOf(group: SchemaNode, prefix: string, described: Described, known: string[] = []): Field[] {
  const siblings = group.properties ?? {}
  return Object.entries(siblings).flatMap(([name, raw]) => {
    // A file may also be given as text; the line of the file says so.
    if (`${name}_file` in siblings || known.includes(name)) return []
    const node = resolveSchema(raw)
    const within = node.items ? resolveSchema(node.items) : node
    const fields = within.properties
    const [earlier, itsFields = {}] = fields ? ([...described].find(([, one]) => isWithin(one, fields)) ?? []) : []
    if (fields && !earlier) described.set(`${prefix}${name}`, fields)
    const asText = name.replace(/_file$/, '')
    const notes = [
      kindOf(node),
      group.required?.includes(name) ? 'required' : [],
      defaultOf(node),
      asText !== name && asText in siblings ? `or \`${asText}\` as PEM text` : [],
      earlier === undefined ? [] : `like \`${earlier}\``,
    ].flat()
    const said = notes.filter((note) => note !== 'text' && note !== 'group')
    const own = {
      name: `${prefix}${name}`,
      text: `${said.length > 0 ? ` (${said.join(', ')})` : ''}: ${meaningOf(node)}`,
    }
    const below = `${prefix}${name}${node.items ? '[].' : '.'}`
    return [own, ...fieldsOf(within, below, described, Object.keys(itsFields))]
  })
}

/** Whether the second group has all fields of the first, with the same meaning. */
function isWithin(fields: Fields, others: Fields): boolean {
  const meaning = (field: SchemaNode | undefined) => field && resolveSchema(field).description
  return Object.entries(fields).every(([name, field]) => meaning(field) === meaning(others[name]))
}

function kindOf(node: SchemaNode): string {
  const inWords = (node.enum?.length ?? 0) > 2 && node.enum?.every((word) => node.description?.includes(`\`${word}\``))
  if (inWords) return 'one of these'
  if (node.enum) return `one of ${node.enum.map((word) => `\`${word}\``).join(', ')}`
  if (node.items) return `list of ${kindOf(resolveSchema(node.items))}`
  if (typeof node.additionalProperties === 'object') return 'texts by name'
  const names: Record<string, string> = {
    object: 'group',
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
  }
  const kinds = [node.type ?? []].flat().map((type) => names[type] ?? type)
  const longest = node.maxLength === undefined ? '' : ` of at most ${node.maxLength} characters`
  return kinds.join(' or ') + rangeText(node) + longest
}

/** The meaning of a field, with an example if its type leaves the form open: a sentence, a body. */
function meaningOf(node: SchemaNode): string {
  const open = node.type === 'string' ? !node.enum : node.type === 'object' && !node.properties
  const examples = (open ? (node.examples ?? []) : []).map(valueText).filter((text) => / |\{"(?!login)/.test(text))
  const description = (node.description ?? '').replaceAll('\n', ' ')
  return examples.length > 0 ? `${description} For example ${examples.join(', ')}.` : description
}

function defaultOf({ default: value }: SchemaNode): string[] {
  const text = valueText(value)
  return text === '' ? [] : [`default ${text}`]
}

function valueText(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return ''
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

if (import.meta.main) writeFileSync(profileReferenceFile, profileReference())
