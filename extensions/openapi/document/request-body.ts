import {
  isAlwaysRequired,
  type Body,
  type Parameter,
  type Parameters,
} from '../../../requirements/tables/routes/route.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'
import type { Example } from './examples.ts'
import { schemaOfParameter } from './parameters.ts'

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
