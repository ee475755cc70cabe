import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { root } from './assay.ts'

/** What in a file of Assay does not fit its schema of this name in schemas/. */
export function misfits(name: string, value: unknown): string[] {
  const schema = JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as object
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(schema)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
