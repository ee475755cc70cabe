// Parses the YAML of the project beforehand, into the file named as its argument, or the one that a clone looks at: JSON by the
// digest of each text, as core/parse-yaml.ts looks for it. Plain JavaScript: a start from a clone does this with any Node.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = process.argv[2] ?? join(root, 'node_modules/.cache/assay/parsed-yaml.json')

/** @returns {Record<string, string>} */
function known() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const before = known()
const texts = ['cli', 'interfaces', 'requirements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
)
const digests = new Map(texts.map((text) => [createHash('sha256').update(text).digest('base64'), text]))
if ([...digests.keys()].some((digest) => before[digest] === undefined)) {
  const { parse } = await import('yaml')
  const after = [...digests].map(([digest, text]) => [
    digest,
    before[digest] ?? JSON.stringify(parse(text, { merge: true })),
  ])
  mkdirSync(dirname(file), { recursive: true })
  // Renamed into its place: whoever reads it meanwhile has the whole of the old one.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(after)))
  renameSync(`${file}.${process.pid}`, file)
}
