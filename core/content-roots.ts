import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeEnding } from './code-file.ts'

/** The folder of the project, without a slash at its end: a clone, or the folder `dist` of the package. */
export const projectRoot = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Assay's own package.json, which the build leaves where it is. */
export const packageFile = join(projectRoot, codeEnding === '.ts' ? '.' : '..', 'package.json')

const known = [projectRoot]

/** The folders in which interfaces, requirements or features are looked for, the project's own first. */
export function contentFolders(kind: 'interfaces' | 'requirements' | 'features'): string[] {
  return known.map((root) => join(root, kind))
}

/**
 * Adds a folder with more of them, laid out as the project is: `interfaces/`, `requirements/` and `features/`, any of
 * which may be missing. To be called before any of them is read.
 */
export function addContentRoot(folder: string): void {
  const root = resolve(folder)
  if (!known.includes(root)) known.push(root)
}
