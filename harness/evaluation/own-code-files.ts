import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The user's code files in a folder: JavaScript, or TypeScript where Node strips types, without tests and declarations. */
export function ownCodeFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.m?[jt]s$/.test(file) && !/\.(?:test|spec|d)\.m?[jt]s$/.test(file))
    .toSorted()
    .map((file) => join(folder, file))
}
