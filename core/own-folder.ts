import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The empty file by which Assay knows a folder that it made and may clear. */
export const folderMarker = '.assay'

/** Makes a folder that Assay knows again as its own. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, folderMarker), '')
}
