// Parses the YAML and the features of the project beforehand, into the file named as its argument, or the one that a clone looks
// at: JSON by the digest of each text, as core/parsed-beforehand.ts looks for it. Plain JavaScript: a start from a clone does
// this with any Node.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = process.argv[2] ?? join(root, 'node_modules/.cache/assay/parsed-texts.json')

/** @returns {Record<string, string>} */
function known() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The texts below some folders whose names end so. */
const textsIn = (/** @type {string[]} */ folders, /** @type {string} */ ending) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )

const before = known()
const yaml = textsIn(['cli', 'interfaces', 'requirements'], '.yaml')
const features = textsIn(['features'], '.feature')
const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')
if ([...yaml, ...features].some((text) => before[digestOf(text)] === undefined)) {
  const { parse } = await import('yaml')
  const { generateMessages } = await import('@cucumber/gherkin')
  const { IdGenerator, SourceMediaType } = await import('@cucumber/messages')
  const messagesOf = (/** @type {string} */ text) =>
    generateMessages(text, '', SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
      newId: IdGenerator.incrementing(),
      includeGherkinDocument: true,
      includePickles: true,
    })
  const entries = [
    ...yaml.map((text) => [digestOf(text), () => parse(text, { merge: true })]),
    ...features.map((text) => [digestOf(text), () => messagesOf(text)]),
  ]
  const after = entries.map(([digest, read]) => [digest, before[digest] ?? JSON.stringify(read())])
  mkdirSync(dirname(file), { recursive: true })
  // Renamed into its place: whoever reads it meanwhile has the whole of the old one.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(after)))
  renameSync(`${file}.${process.pid}`, file)
}
