import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './content-roots.ts'
import { codeEnding } from './code-file.ts'

/** Made by scripts/parse-texts.js: for a clone after each installation, for the package when it is built. */
const parsedFile = join(projectRoot, codeEnding === '.ts' ? 'node_modules/.cache/assay' : '.', 'parsed-texts.txt')

/** A digest in base64, with the space behind it. */
const headBytes = 45

let parsed: ReadonlyMap<string, Buffer> | undefined

/**
 * What a text of the project holds, as new objects, where it was parsed beforehand; undefined for any other text, as after an
 * edit. Parsing takes longer than anything else at a start. A text is found by a digest of all its bytes.
 */
export function parsedBeforehand(text: string): unknown {
  parsed ??= readParsed()
  const json = parsed.get(createHash('sha256').update(text).digest('base64'))
  return json === undefined ? undefined : JSON.parse(json.toString())
}

/** JSON by digest of its text, as bytes, since few of all are asked for; none where nothing was parsed beforehand. */
function readParsed(): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  if (!existsSync(parsedFile)) return found
  const all = readFileSync(parsedFile)
  for (let start = 0; start < all.length;) {
    const at = all.indexOf(10, start)
    const end = at === -1 ? all.length : at
    found.set(all.toString('latin1', start, start + headBytes - 1), all.subarray(start + headBytes, end))
    start = end + 1
  }
  return found
}
