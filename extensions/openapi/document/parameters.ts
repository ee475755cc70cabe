import { inWordsOf } from '../../../requirements/in-words-of.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { TableName } from '../../../requirements/tables/table-shapes.ts'
import type { Parameter } from '../../../requirements/tables/routes/route.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import type { SchemaNode } from '../../../schemas/derive.ts'

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
