// Parses the project's YAML and features in advance, and compiles the schemas that every run needs. Writes a line per
// text, its digest and JSON as core/parsed-beforehand.ts reads them, into the file of its argument or a clone's usual
// file. Plain JavaScript, since a clone may start with any Node.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = process.argv[2] ?? join(root, 'node_modules/.cache/assay/parsed-texts.txt')

/** @returns {Record<string, string>} */
function knownTexts() {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return Object.fromEntries(lines.map((line) => [line.slice(0, 44), line.slice(45)]))
  } catch {
    return {}
  }
}

/** The texts in some folders whose names have an ending. */
const textsIn = (/** @type {string[]} */ folders, /** @type {string} */ ending) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )

/** The schemas of tables, by the names of their files. */
const tableSchemas = Object.entries({
  'routes.yaml': 'requirements/tables/routes/routes.schema.json',
  'about.yaml': 'core/about.schema.json',
}).map(([name, file]) => ({
  schema: readFileSync(join(root, file), 'utf8'),
  texts: new Set(textsIn(['interfaces'], name)),
}))
/** The schemas to compile, with the text under which schemas/compiled.ts finds their code. */
const schemas = Object.values(JSON.parse(readFileSync(join(root, 'schemas/compiled-beforehand.json'), 'utf8'))).map(
  (one) => ({ ...one, schema: JSON.parse(readFileSync(join(root, 'schemas', one.file), 'utf8')) }),
)
const codeKey = ({ schema, options }) => JSON.stringify([schema, options])
const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')
const known = knownTexts()
// Only these schemas decide whether tables are valid, so a new one invalidates what is known.
const before = tableSchemas.every(({ schema }) => known[digestOf(schema)] !== undefined) ? known : {}
const yaml = textsIn(['cli', 'interfaces', 'requirements', 'sandbox'], '.yaml')
const features = textsIn(['features'], '.feature')
if ([...yaml, ...features, ...schemas.map(codeKey)].some((text) => before[digestOf(text)] === undefined)) {
  const { parse } = await import('yaml')
  const { Ajv2020, _ } = await import('ajv/dist/2020.js')
  const tables = tableSchemas.map(({ schema, texts }) => {
    const ajv = new Ajv2020({ allowUnionTypes: true, validateSchema: false })
    return { texts, fits: ajv.compile(JSON.parse(schema)) }
  })
  const { default: standalone } = await import('ajv/dist/standalone/index.js')
  /** Code that exports the check of the schema, or of each part in `$defs`. */
  const codeOf = ({ schema, options, parts }) => {
    const ajv = new Ajv2020({
      ...options,
      formats: { moment: () => true },
      code: { source: true, formats: _`formats` },
    })
    ajv.addSchema(schema, 'schema')
    const names = parts ? Object.keys(schema.$defs) : ['whole']
    return standalone.default(
      ajv,
      Object.fromEntries(names.map((name) => [name, parts ? `schema#/$defs/${name}` : 'schema'])),
    )
  }
  const { generateMessages } = await import('@cucumber/gherkin')
  const { IdGenerator, SourceMediaType } = await import('@cucumber/messages')
  const messagesOf = (/** @type {string} */ text) =>
    generateMessages(text, '', SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
      newId: IdGenerator.incrementing(),
      includeGherkinDocument: true,
      includePickles: true,
    })
  // A table with a mistake is left out, so that its reader reports the mistake.
  const rightly = (/** @type {string} */ text, /** @type {unknown} */ content) =>
    tables.some(({ texts, fits }) => texts.has(text) && !fits(content)) ? undefined : content
  const entries = [
    ...yaml.map((text) => [digestOf(text), () => rightly(text, parse(text, { merge: true }))]),
    ...tableSchemas.map(({ schema }) => [digestOf(schema), () => true]),
    ...features.map((text) => [digestOf(text), () => messagesOf(text)]),
    ...schemas.map((one) => [digestOf(codeKey(one)), () => codeOf(one)]),
  ]
  const after = new Map(entries.map(([digest, read]) => [digest, before[digest] ?? JSON.stringify(read())]))
  mkdirSync(dirname(file), { recursive: true })
  // Renaming is atomic: a concurrent reader has the whole old file.
  writeFileSync(`${file}.${process.pid}`, [...after].map(([digest, json]) => `${digest} ${json}`).join('\n'))
  renameSync(`${file}.${process.pid}`, file)
}
