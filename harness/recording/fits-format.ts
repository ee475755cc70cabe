import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCompiler } from '../../core/schema-compiler.ts'
import type { RecordingLine } from './recording-line.ts'

/** The schema's name for each type of line. */
const names = { text: 'text-line' } as Partial<Record<RecordingLine['type'], string>>

let compiler: Ajv2020 | undefined

/** Whether a recorded line has what its type needs. An unknown type is accepted. */
export function fitsFormat(line: unknown): line is RecordingLine {
  const type = (line as { type?: unknown } | null)?.type
  if (typeof type !== 'string') return false
  compiler ??= createCompiler()
  const fits = compiler.getSchema(`recording#/$defs/${names[type as RecordingLine['type']] ?? type}`) as
    | ValidateFunction
    | undefined
  return fits === undefined || fits(line)
}

function createCompiler(): Ajv2020 {
  const file = new URL('../../schemas/recording.schema.json', import.meta.url)
  const ajv = schemaCompiler({ allowUnionTypes: true, strict: false })
  const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as { $defs: object }
  return ajv.addSchema({ $id: 'recording', $defs })
}
