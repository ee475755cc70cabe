import { type Import, importText } from './imports.ts'

/** Folders in their order, the lowest first. `.` is the files directly in the folder that is ordered. */
export type Order = readonly string[]

/** The imports of a top folder that leave what it may import from. */
export function strayImports(imports: readonly Import[], top: string, allowed: readonly string[]): string[] {
  return imports
    .filter(
      ({ from, to }) => from.startsWith(`${top}/`) && !allowed.some((one) => to === one || to.startsWith(`${one}/`)),
    )
    .map(importText)
}

/**
 * What breaks the order of the folders in `parent`: imports from a folder above one's own, and folders that have no place.
 */
export function brokenOrder(imports: readonly Import[], parent: string, order: Order): string[] {
  const inside = imports.filter(({ from }) => from.startsWith(`${parent}/`))
  const unplaced = new Set(
    inside.map(({ from }) => partOf(parent, from)).filter((part) => part !== undefined && !order.includes(part)),
  )
  const upward = inside.filter(({ from, to }) => {
    const [own, other] = [from, to].map((file) => order.indexOf(partOf(parent, file) ?? '.'))
    return to.startsWith(`${parent}/`) && (other ?? 0) > (own ?? 0)
  })
  return [...[...unplaced].map((part) => `${parent}/${part} has no place in the order`), ...upward.map(importText)]
}

/** The folder directly in `parent` in which a file lies; `.` for a file of `parent` itself, undefined outside. */
function partOf(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined
  const steps = file.slice(parent.length + 1).split('/')
  return steps.length === 1 ? '.' : steps[0]
}
