import { type Import, importText } from './imports.ts'

/** The imports of a folder that are not allowed. A named subfolder has its own rules. */
export function strayImports(
  imports: readonly Import[],
  mayImport: Readonly<Record<string, readonly string[]>>,
  folder: string,
): string[] {
  const allowed = mayImport[folder] ?? []
  const within = Object.keys(mayImport).filter((other) => other !== folder && isIn(other, folder))
  return imports
    .filter(({ from }) => isIn(from, folder) && !within.some((other) => isIn(from, other)))
    .filter(({ to }) => !allowed.some((one) => to === one || isIn(to, one)))
    .map(importText)
}

/** Whether a path lies in a folder; `*` in its name is any folder. */
function isIn(path: string, folder: string): boolean {
  const [steps, own] = [path.split('/'), folder.split('/')]
  return steps.length > own.length && own.every((step, at) => step === '*' || step === steps[at])
}
