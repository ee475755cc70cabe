import type { SchemaNode } from './derive.ts'

const byFormat: Record<string, string> = {
  date: 'conventions/types/dates',
  'date-time': 'conventions/types/datetimes',
  id: 'conventions/types/ids-are-strings',
}
const byType: Record<string, string> = {
  boolean: 'conventions/types/booleans',
  number: 'conventions/types/decimals',
  integer: 'conventions/types/integers',
  object: 'conventions/types/objects',
  string: 'conventions/types/strings',
}

/**
 * The row of the data type of a schema part, evaluated over all resources together. Undefined for arrays, and for types
 * that only follow from a field's name (`x-implied`). A version with its own type names the row (`x-type-row`). Source:
 * Account information / Data types.
 */
export function typeRowOf(part: SchemaNode): string | undefined {
  if (part['x-implied'] === true) return undefined
  if (typeof part['x-type-row'] === 'string') return part['x-type-row']
  if (typeof part.format === 'string') return byFormat[part.format]
  const type = [part.type].flat().find((one) => one !== 'null')
  return byType[String(type)]
}
