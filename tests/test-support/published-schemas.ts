import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { parseAllDocuments } from 'yaml'
import { root } from './assay.ts'

/** schemastore's schemas by product. */
export const publishedSchemas = {
  action: 'github-action.json',
  workflow: 'github-workflow.json',
  gitlab: 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
  kubernetes: 'kubernetes-definitions.json',
} as const

/** The YAML documents in a file of the project. */
export function documentsIn(file: string): unknown[] {
  return parseAllDocuments(readFileSync(join(root, file), 'utf8')).map((one) => one.toJS() as unknown)
}

/** A value's violations of a published schema, or of a part such as `#/definitions/job`. */
export function violations(schema: keyof typeof publishedSchemas, value: unknown, part = ''): unknown[] {
  const file = createRequire(import.meta.url).resolve(`schemastore/schemas/json/${publishedSchemas[schema]}`)
  const published = JSON.parse(readFileSync(file, 'utf8')) as object
  const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true })
  // Some ids have another draft or a network address.
  ajv.addSchema({
    ...published,
    $id: 'https://published.example/schema',
    $schema: 'http://json-schema.org/draft-07/schema#',
  })
  const validate = ajv.compile({ $ref: `https://published.example/schema${part}` })
  return validate(value) ? [] : (validate.errors ?? [])
}
