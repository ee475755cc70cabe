import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { Format, Options, ValidateFunction } from 'ajv'
import { parsedBeforehand } from '../core/parsed-beforehand.ts'
import { schemaCompiler } from '../core/schema-compiler.ts'

/** The schemas that every run needs, with their compile options. scripts/parse-texts.js compiles them beforehand. */
const known = JSON.parse(readFileSync(new URL('compiled-beforehand.json', import.meta.url), 'utf8')) as Record<
  'journal' | 'profile',
  { options: Options }
>

// Compiled code requires parts of the compiler.
const load = createRequire(import.meta.url)

/** The validator of the whole schema, or of the named part below `$defs`; undefined for an unknown part. */
export type Compiled = (part?: string) => ValidateFunction | undefined

/** The validator of a schema: the one compiled beforehand where the schema is unchanged, else compiled now. */
export function compiledSchema(
  name: keyof typeof known,
  schema: object,
  formats: Record<string, Format> = {},
): Compiled {
  const { options } = known[name]
  const code = parsedBeforehand(JSON.stringify([schema, options])) as string | undefined
  if (code !== undefined) {
    const exported: Record<string, ValidateFunction> = {}
    compileFunction(code, ['require', 'exports', 'formats'])(load, exported, formats)
    return (part = 'whole') => exported[part]
  }
  // Optimizing takes longer than it saves, because the code is used once.
  const ajv = schemaCompiler({ ...options, formats, code: { optimize: false } }).addSchema(schema, name)
  return (part) => ajv.getSchema(part === undefined ? name : `${name}#/$defs/${part}`)
}
