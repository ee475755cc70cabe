import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The empty file that marks a folder as made by Assay, which may clear it. */
export const folderMarker = '.assay'

/** Makes a folder and marks it as Assay's own. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, folderMarker), '')
}
