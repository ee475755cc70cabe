import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { codeEnding } from './code-file.ts'
import { projectRoot } from './content-roots.ts'
import { loadModule } from './load-module.ts'

// The core knows no extension by its name: without its folder, one is gone.
const folder = join(projectRoot, 'extensions')

/** What each extension brings of one kind: the module of this name in its folder, by the name of the extension. */
export function partsOfExtensions(name: string): unknown[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const files = names.map((extension) => join(folder, extension, `${name}${codeEnding}`))
  return files.filter((file) => existsSync(file)).map(loadModule)
}
