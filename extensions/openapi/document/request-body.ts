import {
  isAlwaysRequired,
  type Body,
  type Parameter,
  type Parameters,
} from '../../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { SchemaNode } from '../../../schemas/library.ts'
import type { Example } from './examples.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import { readTable, type TableName } from '../../../requirements/tables/read-table.ts'

/** The body of a request as the documents show it; undefined where the route takes none. */
export function requestBodyOf(
  dialect: Dialect,
  body: Body | undefined,
  example: Example | undefined,
): SchemaNode | undefined {
  if (body === undefined) return undefined
  const sent = example?.requestBody
  const json = { schema: schemaOf(dialect, body), ...(sent !== undefined && { example: sent }) }
  const form = formOf(dialect, body)
  return {
    required: true,
    content: { 'application/json': json, ...(form && { 'multipart/form-data': { schema: form } }) },
    ...(body === 'not shown' && {
      description: 'The documents do not show this body. The example is a guess that the sandbox takes.',
    }),
  }
}

function schemaOf(dialect: Dialect, body: Body): SchemaNode {
  if (body === 'not shown') return {}
  if ('fields' in body) return inData(objectOf(dialect, body.fields))
  const { rows, most } = body
  return inData({ type: 'array', items: objectOf(dialect, rows), ...(most !== undefined && { maxItems: most }) })
}

function inData(data: SchemaNode): SchemaNode {
  return { type: 'object', required: ['data'], properties: { data } }
}

/** An object with such fields; a name with a dot is a field of an object within it. */
function objectOf(dialect: Dialect, fields: Parameters): SchemaNode {
  const names = Object.keys(fields)
  const outer = [...new Set(names.map((name) => name.split('.')[0] ?? ''))]
  const alternatives = names.filter((name) => fields[name]?.only !== undefined)
  // Credentials are required unless one of the fields stands in for them that count only then.
  const replaced = alternatives.length > 0 ? outer.filter((name) => isReplaceable(fields[name])) : []
  const always = outer.filter((name) => isAlwaysRequired(fields[name] ?? {}) && !replaced.includes(name))
  return {
    type: 'object',
    ...(always.length > 0 && { required: always }),
    properties: Object.fromEntries(outer.map((name) => [name, propertyOf(dialect, fields, name)])),
    ...(replaced.length > 0 && { anyOf: [...replaced, ...alternatives].map((name) => ({ required: [name] })) }),
  }
}

function isReplaceable(field: Parameter | undefined): boolean {
  return field?.type === 'object' && (isAlwaysRequired(field) || String(field.required).startsWith('unless '))
}

function propertyOf(dialect: Dialect, fields: Parameters, name: string): SchemaNode {
  const own = fields[name]
  if (own) return schemaOfParameter(dialect, name, own)
  const within = Object.entries(fields).filter(([other]) => other.startsWith(`${name}.`))
  return objectOf(dialect, Object.fromEntries(within.map(([other, field]) => [other.slice(name.length + 1), field])))
}

/** The same as a form, where a file may be sent in place of its address. Source: Version 4, File providers. */
function formOf(dialect: Dialect, body: Body): SchemaNode | undefined {
  if (body === 'not shown' || !('fields' in body) || body.fields['file_url'] === undefined) return undefined
  const texts = Object.entries(body.fields).filter(([, { type, required }]) => type === 'string' && required === true)
  const parts = texts.map(([name, field]) => [`data[${name}]`, schemaOfParameter(dialect, name, field)] as const)
  return {
    type: 'object',
    required: ['file', ...parts.map(([name]) => name)],
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
      ...Object.fromEntries(parts),
    },
  }
}

const types: Readonly<Record<Parameter['type'], SchemaNode>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  object: { type: 'object' },
  strings: { type: 'array', items: { type: 'string' } },
}

/** An id of version 3. */
const integerId: SchemaNode = { type: 'integer', format: 'uint64', minimum: 0 }

/** The schema of a parameter or of a field of a body: its type, and the bounds and words that the table gives it. */
export function schemaOfParameter(dialect: Dialect, name: string, parameter: Parameter): SchemaNode {
  const { type, id, least, most, longest, words, default: usual } = parameter
  const isNumber = dialect.ids === 'integer' && id !== undefined && /(?:^|_)id$|^exclude_accounts$/.test(name)
  const plain = isNumber ? (type === 'strings' ? { type: 'array', items: integerId } : integerId) : types[type]
  const description = descriptionOf(dialect, parameter)
  return {
    ...withWords(plain, words),
    ...(typeof least === 'number' && { minimum: least }),
    ...(typeof most === 'number' && { maximum: most }),
    ...(longest !== undefined && { maxLength: longest }),
    // A day such as `tomorrow` is no value: it is said in words.
    ...(usual !== undefined && type !== 'date' && { default: usual }),
    ...(description !== '' && { description }),
  }
}

function withWords(schema: SchemaNode, table: string | undefined): SchemaNode {
  if (table === undefined) return schema
  const { words } = readTable(table as TableName) as { words: readonly string[] }
  return schema['type'] === 'array' ? { ...schema, items: { type: 'string', enum: words } } : { ...schema, enum: words }
}

/** What a schema cannot say of it. */
function descriptionOf({ interface: name }: Dialect, parameter: Parameter): string {
  const { type, id, least, most, required, only, default: usual } = parameter
  const isDay = type === 'date'
  const sentences = [
    id === 'row' && 'The id of the row with which the page begins.',
    id !== undefined && id !== 'row' && `Identifies ${type === 'strings' ? 'each' : 'the'} ${inWordsOf(name, id)}.`,
    isDay && least !== undefined && most !== undefined && `A day from ${least} to ${most}.`,
    isDay && least !== undefined && most === undefined && `Days before ${least} count as ${least}.`,
    isDay && usual !== undefined && `Default: ${String(usual)}.`,
    typeof required === 'string' && `Required ${condition(required)}.`,
    only !== undefined && `Only ${only}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

function condition(required: string): string {
  return required.replace(/^or (\w+)$/, 'where $1 is absent')
}
