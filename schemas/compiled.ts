import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import type { Format, Options, ValidateFunction } from 'ajv'
import { parsedBeforehand } from '../core/parsed-beforehand.ts'
import { schemaCompiler } from '../core/schema-compiler.ts'

/** The schemas that every run needs, each with what it is compiled with: scripts/parse-texts.js compiles them beforehand. */
const known = JSON.parse(readFileSync(new URL('compiled-beforehand.json', import.meta.url), 'utf8')) as Record<
  'journal' | 'profile',
  { options: Options }
>

// What the code of a schema takes of the compiler.
const load = createRequire(import.meta.url)

/** What checks a value by the part of a schema below `$defs` that is named, or by the whole; undefined for an unknown part. */
export type Compiled = (part?: string) => ValidateFunction | undefined

/** A schema as code: compiled beforehand where it is the one that was known then, else here and now. */
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
  // Compiled code is used once: to make it shorter takes longer than it saves.
  const ajv = schemaCompiler({ ...options, formats, code: { optimize: false } }).addSchema(schema, name)
  return (part) => ajv.getSchema(part === undefined ? name : `${name}#/$defs/${part}`)
}
