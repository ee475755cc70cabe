// Writes docs/profile.md from the schema of profiles. Run it after a change of schemas/profile.schema.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { capabilities } from '../core/capability.ts'
import { profileSchema, resolveSchema } from '../harness/profile/profile-schema.ts'
import type { SchemaNode } from '../harness/profile/profile-schema.ts'

/** Where the page is. */
export const profileReferenceFile = fileURLToPath(new URL('../docs/profile.md', import.meta.url))

/** The reference page of the profile, in Markdown, made of its schema and of what every page begins with. */
export function profileReference(): string {
  const opening = readFileSync(new URL('profile-reference-opening.md', import.meta.url), 'utf8').trimEnd()
  const schema = profileSchema()
  const groups = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$schema')
  const sections = groups.map(([name, node]) => section(name, resolveSchema(node), schema.required?.includes(name)))
  return `${[opening, capabilityTable(), ...sections].join('\n\n')}\n`
}

function capabilityTable(): string {
  const rows = Object.entries(capabilities).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`)
  return ['| Capability, as reports name it | What offers it |', '|---|---|', ...rows].join('\n')
}

function section(name: string, node: SchemaNode, required = false): string {
  const entries = node.items ? resolveSchema(node.items) : node
  const head = `## \`${name}\`\n\n${node.description}${required ? ' Required.' : ''}`
  const rows = rowsOf(entries, node.items ? `${name}[].` : `${name}.`)
  return [head, ['| Field | Kind | Required | Default | Meaning |', '|---|---|---|---|---|', ...rows].join('\n')].join(
    '\n\n',
  )
}

function rowsOf(group: SchemaNode, prefix: string): string[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, raw]) => {
    const node = resolveSchema(raw)
    const required = group.required?.includes(name) ? 'yes' : ''
    const row = [`\`${prefix}${name}\``, kindOf(node), required, valueText(node.default), meaningOf(node)]
    const rows = node.items
      ? rowsOf(resolveSchema(node.items), `${prefix}${name}[].`)
      : rowsOf(node, `${prefix}${name}.`)
    return [`| ${row.map(cell).join(' | ')} |`, ...rows]
  })
}

function kindOf(node: SchemaNode): string {
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
  return kinds.join(' or ') + rangeOf(node)
}

function rangeOf({ minimum, exclusiveMinimum, maximum, maxLength }: SchemaNode): string {
  const parts = [
    minimum === undefined ? [] : `from ${minimum}`,
    exclusiveMinimum === undefined ? [] : `above ${exclusiveMinimum}`,
    maximum === undefined ? [] : `up to ${maximum}`,
    maxLength === undefined ? [] : `of at most ${maxLength} characters`,
  ].flat()
  return parts.length > 0 ? ` ${parts.join(' ')}` : ''
}

function meaningOf(node: SchemaNode): string {
  const examples = (node.examples ?? []).map(valueText).filter(Boolean)
  return examples.length > 0 ? `${node.description} For example ${examples.join(', ')}.` : (node.description ?? '')
}

function valueText(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return ''
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

if (import.meta.main) writeFileSync(profileReferenceFile, profileReference())
