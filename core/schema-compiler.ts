import { createRequire } from 'node:module'
import type { Options } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'

// Loaded with the first schema that was not compiled beforehand: a start needs none.
const load = createRequire(import.meta.url)

/** A compiler of JSON Schema. Schemas of the project are right: they are not checked by another schema. */
export function schemaCompiler(options: Options): Ajv2020 {
  const { Ajv2020: Compiler } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  return new Compiler({ validateSchema: false, ...options })
}
