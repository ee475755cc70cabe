import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codeEnding } from './code-file.ts'
import { projectRoot } from './content-roots.ts'
import { loadModule } from './load-module.ts'

// The core names no extension, so that an extension can be removed by deleting its folder.
const folder = join(projectRoot, 'extensions')

/** The module of this name from each extension's folder, by the name of the extension. */
export function partsOfExtensions(name: string): unknown[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const files = names.map((extension) => join(folder, extension, `${name}${codeEnding}`))
  return files.filter((file) => existsSync(file)).map(loadModule)
}
