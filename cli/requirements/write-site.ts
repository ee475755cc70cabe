import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeOwnFolder } from '../../core/own-folder.ts'
import { siteFiles } from '../../reports/site/site-files.ts'
import type { Site } from '../../reports/site/site-model.ts'
import { openOut } from '../asked/open-out.ts'
import { inFolder } from '../asked/out-folder.ts'

/**
 * Writes the site into a folder of its own, in place of the site that was there. Gives the file to open.
 * @throws AskedWrongly OUT_OCCUPIED where the folder holds anything that Assay did not write there, OUT_EMPTY, OUT_LOCKED;
 * OutUnwritable where the file system refuses
 */
export function writeSite(given: string, site: Site): string {
  const folder = resolve(given)
  const release = openOut(given.trim() === '' ? given : dirname(folder), isEmpty(folder) ? [] : [basename(folder)])
  try {
    return inFolder(folder, () => {
      rmSync(folder, { recursive: true, force: true })
      makeOwnFolder(folder)
      for (const [name, text] of siteFiles(site)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true })
        writeFileSync(join(folder, name), text)
      }
      return join(given, 'index.html')
    })
  } finally {
    release()
  }
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0
}
