import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaLibrary } from './library.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// Commands do not validate the schemas, because that would take longer than the rest of their start.
test('Every schema of the project, also one made of another, is a schema of JSON Schema 2020-12', () => {
  const ajv = new Ajv2020({ strict: false })
  const files = globSync(['schemas/**/*.schema.json', 'requirements/**/*.schema.json'], { cwd: root })
  const schemas = new Map(schemaLibrary())
  for (const file of files) schemas.set(file, JSON.parse(readFileSync(`${root}/${file}`, 'utf8')))
  assert.ok(files.length > 50 && schemas.size > files.length)
  for (const [name, schema] of schemas) assert.ok(ajv.validateSchema(schema), `${name}: ${ajv.errorsText()}`)
  assert.ok(!ajv.validateSchema({ type: 'text' }))
})
