import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codeEnding } from './code-file.ts'
import { isOfAssay } from './content-roots.ts'
import { type AboutInterface, interfacesKnown } from './interfaces.ts'
import { loadModule } from './load-module.ts'
import { leadImportsHere } from './own-imports.ts'

/** A module that an interface brings. */
export interface InterfacePart {
  of: AboutInterface
  part: Readonly<Record<string, unknown>>
}

const read = new Map<string, { known: readonly AboutInterface[]; parts: readonly InterfacePart[] }>()

/** What each interface brings of one kind: the module of this name below its folder, such as `contracts/states`. */
export function partsOfInterfaces(name: string): readonly InterfacePart[] {
  const known = interfacesKnown()
  const before = read.get(name)
  if (before?.known === known) return before.parts
  const parts = known.flatMap((of) => {
    const part = partOf(of, name)
    return part === undefined ? [] : [{ of, part }]
  })
  read.set(name, { known, parts })
  return parts
}

/** The module of this name below the folder of an interface; undefined where it has none. */
export function partOf(of: AboutInterface, name: string): InterfacePart['part'] | undefined {
  const file = partFile(of, name)
  if (file === undefined) return undefined
  if (!isOfAssay(of.folder)) leadImportsHere()
  return loadModule(file)
}

/** The code of Assay ends as it was built; that of a user's own project may end otherwise. */
export function partFile({ folder }: AboutInterface, name: string): string | undefined {
  const files = [codeEnding, '.js', '.mjs', '.ts'].map((ending) => join(folder, `${name}${ending}`))
  return files.find((file) => existsSync(file))
}
