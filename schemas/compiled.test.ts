import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parsedBeforehand } from '../core/parsed-beforehand.ts'
import { compiledSchema } from './compiled.ts'

const schemaIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object
const formats = { moment: (text: string) => text === 'now' }

test('a schema that was compiled beforehand and one that was not say the same of a value, with the formats given', () => {
  const schema = schemaIn('journal.schema.json')
  const other = Object.fromEntries(Object.entries(schema).toReversed())
  for (const one of [schema, other]) {
    const compiled = compiledSchema('journal', one, formats)
    assert.equal(
      compiled('kept')?.({ type: 'kept' }),
      compiledSchema('journal', other, formats)('kept')?.({ type: 'kept' }),
    )
    const shown = ['now', 'then', 7].map((at) => compiled('moment')?.(at))
    assert.deepEqual(shown, [true, false, false])
    assert.equal(compiled('another'), undefined)
  }
})

test('the schemas that every run needs are compiled beforehand', () => {
  const known = JSON.parse(readFileSync(new URL('compiled-beforehand.json', import.meta.url), 'utf8')) as Record<
    string,
    { file: string; options: object }
  >
  for (const { file, options } of Object.values(known))
    assert.equal(typeof parsedBeforehand(JSON.stringify([schemaIn(file), options])), 'string', file)
})
