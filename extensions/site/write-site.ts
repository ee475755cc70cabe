import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeOwnFolder } from '../../core/own-folder.ts'
import { siteFiles } from './pages/site-files.ts'
import type { Site } from './pages/site-model.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'

const option = '--html'

/**
 * Writes the site into a folder of its own, in place of the site that was there. Gives the file to open.
 * @throws AskedWrongly OUT_OCCUPIED where the folder holds anything that Assay did not write there, OUT_EMPTY, OUT_LOCKED;
 * OutUnwritable where the file system refuses
 */
export function writeSite(given: string, site: Site): string {
  const folder = resolve(given)
  const parent = given.trim() === '' ? given : dirname(folder)
  const release = openOut(parent, isEmpty(folder) ? [] : [basename(folder)], { option })
  try {
    inFolder(folder, () => replaceFolder(folder, siteFiles(site)), option)
    return join(given, 'index.html')
  } finally {
    release()
  }
}

function replaceFolder(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  makeOwnFolder(folder)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0
}
