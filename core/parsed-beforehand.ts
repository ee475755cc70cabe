import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './content-roots.ts'
import { codeEnding } from './code-file.ts'

/** Made by scripts/parse-texts.js: in a clone after each installation, in the package by the build. */
const parsedFile = join(projectRoot, codeEnding === '.ts' ? 'node_modules/.cache/assay' : '.', 'parsed-texts.txt')

/** A base64 digest and the space behind it. */
const headBytes = 45

let parsed: ReadonlyMap<string, Buffer> | undefined

/**
 * The parsed value of a project text, as new objects. Undefined where the text was not parsed beforehand, as after an
 * edit. This saves the slowest part of a start. The key is a digest of the whole text.
 */
export function parsedBeforehand(text: string): unknown {
  parsed ??= readParsed()
  const json = parsed.get(createHash('sha256').update(text).digest('base64'))
  return json === undefined ? undefined : JSON.parse(json.toString())
}

/** Parsed JSON by digest of the text. It stays bytes, because few entries are used. Empty without the file. */
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
