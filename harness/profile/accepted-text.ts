import type { SchemaNode } from './profile-schema.ts'

/** What a schema accepts, in words: kind, range, meaning and an example. */
export function acceptedText(schema: SchemaNode): string {
  if (schema.enum) return listWords(schema.enum, 'or')
  const example = schema.examples?.[0]
  const said = [kindText(schema), firstSentence(schema.description ?? '')].filter(Boolean).join('. ')
  const shown = ['string', 'number', 'boolean'].includes(typeof example) ? `, for example ${example as string}` : ''
  return said.replace(/\.$/, '') + shown
}

/** `a, b or c`. */
export function listWords(words: readonly string[], last: 'or' | 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

function kindText(schema: SchemaNode): string {
  const types = [schema.type ?? []].flat()
  return listWords(
    types.map((type) => kindOf(type, schema)),
    'or',
  )
}

function kindOf(type: string, schema: SchemaNode): string {
  if (type === 'string') return schema.maxLength ? `a text of at most ${schema.maxLength} characters` : 'a text'
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number${rangeText(schema)}`
  if (type === 'number') return `a number${rangeText(schema)}`
  if (type === 'array') return 'a list'
  if (type === 'object')
    return schema.properties ? `a group of ${listWords(Object.keys(schema.properties), 'and')}` : 'a group'
  return type
}

/** The bounds of a number, such as ` from 1 up to 100`; empty without bounds. */
export function rangeText({ minimum, exclusiveMinimum, maximum }: SchemaNode): string {
  const least = minimum === undefined ? '' : ` from ${minimum}`
  const lower = exclusiveMinimum === undefined ? least : ` above ${exclusiveMinimum}`
  return maximum === undefined ? lower : `${lower} up to ${maximum}`
}

function firstSentence(description: string): string {
  return /^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description
}
