import { type Import, importText } from './imports.ts'

/** Folders in order, the lowest first. `.` is the files directly in the ordered folder. */
export type Order = readonly string[]

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

/** The folders that a name with `*` matches. */
export function foldersOf(imports: readonly Import[], name: string): string[] {
  const depth = name.split('/').length
  const files = imports.map(({ from }) => from).filter((from) => isIn(from, name))
  return [...new Set(files.map((file) => file.split('/').slice(0, depth).join('/')))].sort()
}

/**
 * Breaches of the order in `parent`: imports from a higher folder, and folders without a place. Folders in `repeating`
 * have the same order inside.
 */
export function brokenOrder(
  imports: readonly Import[],
  parent: string,
  order: Order,
  repeating: readonly string[] = [],
): string[] {
  const partOf = (file: string) => placeIn(parent, file, order, repeating)
  const inside = imports.filter(({ from }) => from.startsWith(`${parent}/`))
  const unplaced = new Set(
    inside.map(({ from }) => partOf(from)).filter((part) => part !== undefined && !order.includes(part)),
  )
  const upward = inside.filter(({ from, to }) => {
    const [own, other] = [from, to].map((file) => order.indexOf(partOf(file) ?? '.'))
    return to.startsWith(`${parent}/`) && (other ?? 0) > (own ?? 0)
  })
  return [...[...unplaced].map((part) => `${parent}/${part} has no place in the order`), ...upward.map(importText)]
}

/**
 * A file's folder directly in `parent`; `.` for a file of `parent`, undefined outside. In a folder of `repeating`, the
 * folder below it.
 */
function placeIn(parent: string, file: string, order: Order, repeating: readonly string[]): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined
  const [first = '.', second = '.', ...deeper] = file.slice(parent.length + 1).split('/')
  if (second === '.') return '.'
  return repeating.includes(`${parent}/${first}`) && deeper.length > 0 && order.includes(second) ? second : first
}
