import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeEnding } from './code-file.ts'

const load = createRequire(import.meta.url)

/** The exports of a code file. Loads synchronously. */
export function loadModule(file: string): Readonly<Record<string, unknown>> {
  return load(file) as Readonly<Record<string, unknown>>
}

/** The modules directly in a folder, by file name and without tests. A new module needs no registration. */
export function modulesIn(
  folder: string,
  ending = '',
): Array<{ name: string; exported: ReturnType<typeof loadModule> }> {
  const endsWith = `${ending}${codeEnding}`
  return readdirSync(folder)
    .filter((file) => file.endsWith(endsWith) && !file.endsWith(`.test${codeEnding}`))
    .sort()
    .map((file) => ({ name: file.slice(0, -endsWith.length), exported: loadModule(join(folder, file)) }))
}
