import { createRequire } from 'node:module'
import type { Options } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'

// A start needs no compiler, because its schemas were compiled beforehand. It is loaded when needed.
const load = createRequire(import.meta.url)

/** A compiler of JSON Schema. It does not validate the project's schemas; a test does. */
export function schemaCompiler(options: Options): Ajv2020 {
  const { Ajv2020: Compiler } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  return new Compiler({ validateSchema: false, ...options })
}
