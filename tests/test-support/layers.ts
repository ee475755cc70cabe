import { type Import, importText } from './imports.ts'

/** Folders in their order, the lowest first. `.` is the files directly in the folder that is ordered. */
export type Order = readonly string[]

/** The imports of a folder that leave what it may import from. A folder in it that is named itself has rules of its own. */
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

/** Whether a path lies in a folder, in whose name `*` is any folder. */
function isIn(path: string, folder: string): boolean {
  const [steps, own] = [path.split('/'), folder.split('/')]
  return steps.length > own.length && own.every((step, at) => step === '*' || step === steps[at])
}

/** The folders that a name means, in which `*` is any folder. */
export function foldersOf(imports: readonly Import[], name: string): string[] {
  const depth = name.split('/').length
  const files = imports.map(({ from }) => from).filter((from) => isIn(from, name))
  return [...new Set(files.map((file) => file.split('/').slice(0, depth).join('/')))].sort()
}

/**
 * What breaks the order of the folders in `parent`: imports from a folder above one's own, and folders that have no place. The
 * folders of `repeating` repeat that order inside.
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
 * The folder directly in `parent` in which a file lies; `.` for a file of `parent` itself, undefined outside. In a folder that
 * repeats the order, the folder below it.
 */
function placeIn(parent: string, file: string, order: Order, repeating: readonly string[]): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined
  const [first = '.', second = '.', ...deeper] = file.slice(parent.length + 1).split('/')
  if (second === '.') return '.'
  return repeating.includes(`${parent}/${first}`) && deeper.length > 0 && order.includes(second) ? second : first
}
