import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { root } from './assay.ts'

interface Schema {
  properties?: object
  unevaluatedProperties?: boolean
  [keyword: string]: unknown
}

/** Events' shared parts, which are combined with further fields. */
const parts = new Set(['worded', 'contract'])
const written: Schema = { type: {}, chain: {} }

/**
 * What a journal's lines hold beyond `schemas/journal.schema.json`, and what does not fit it. Readers ignore unknown
 * fields, but Assay writes none.
 */
export function undescribedFields(journal: string): string[] {
  const file = join(root, 'schemas/journal.schema.json')
  const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as { $defs: Record<string, Schema> }
  const strict = Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [name, parts.has(name) ? schema : (closed(schema) as Schema)]),
  )
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { moment: true } })
  const events = journal
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { type: string })
  for (const { type } of events) strict[type]!.properties = { ...strict[type]!.properties, ...written }
  ajv.addSchema({ $id: 'journal', $defs: strict })
  const said = events.flatMap((event) => {
    const fits = ajv.getSchema(`journal#/$defs/${event.type}`)!
    return (fits(event) === true ? [] : (fits.errors ?? [])).map(
      ({ instancePath, message, params }) => `${event.type}${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  })
  return [...new Set(said)]
}

/** The schema with no further fields allowed in any object. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([keyword, one]) => [keyword, closed(one)])) as Schema
  const isOpen =
    inner['type'] !== 'object' || 'additionalProperties' in inner || !('properties' in inner || 'allOf' in inner)
  return isOpen ? inner : { ...inner, unevaluatedProperties: false }
}
