import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './content-roots.ts'
import { codeEnding } from './code-file.ts'

/** Made by scripts/parse-texts.js: for a clone after each installation, for the package when it is built. */
const parsedFile = join(projectRoot, codeEnding === '.ts' ? 'node_modules/.cache/assay' : '.', 'parsed-texts.json')

let parsed: Readonly<Record<string, string>> | undefined

/**
 * What a text of the project holds, as new objects, where it was parsed beforehand; undefined for any other text, as after an
 * edit. Parsing takes longer than anything else at a start. A text is found by a digest of all its bytes.
 */
export function parsedBeforehand(text: string): unknown {
  parsed ??= readParsed()
  const json = parsed[createHash('sha256').update(text).digest('base64')]
  return json === undefined ? undefined : JSON.parse(json)
}

/** JSON by digest of its text; none where nothing was parsed beforehand, or what was is no such file. */
function readParsed(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(parsedFile, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
