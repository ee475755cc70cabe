import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { root } from './assay.ts'

const compiled = new Map<string, ValidateFunction>()

/** A value's errors by the schema of this name in schemas/. */
export function misfits(name: string, value: unknown): string[] {
  const validate = compiled.get(name) ?? validatorOf(name)
  compiled.set(name, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function validatorOf(name: string): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  addFormats.default(ajv)
  return ajv.compile(JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as object)
}
