import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from './content-roots.ts'
import { codeEnding } from './code-file.ts'

/** Made by scripts/parse-yaml.js: for a clone after each installation, for the package when it is built. */
const parsedFile = join(projectRoot, codeEnding === '.ts' ? 'node_modules/.cache/assay' : '.', 'parsed-yaml.json')

let parsed: Readonly<Record<string, string>> | undefined

/**
 * What a text of YAML with merge keys holds, as new objects. Parsing takes longer than anything else at a start, so texts that
 * were parsed beforehand are found by a digest of all their bytes. Any other text, as after an edit, is parsed here.
 * @throws the error of the parser
 */
export function parseYaml(text: string): unknown {
  parsed ??= parsedBeforehand()
  const json = parsed[createHash('sha256').update(text).digest('base64')]
  return json === undefined ? parse(text, { merge: true }) : JSON.parse(json)
}

/** JSON by digest of its YAML; none where nothing was parsed beforehand, or what was is no such file. */
function parsedBeforehand(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(parsedFile, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
