import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codeEnding } from './code-file.ts'
import { isOfAssay } from './content-roots.ts'
import { type AboutInterface, interfacesKnown } from './interfaces.ts'
import { loadModule } from './load-module.ts'
import { leadImportsHere } from './own-imports.ts'

export interface InterfacePart {
  of: AboutInterface
  part: Readonly<Record<string, unknown>>
}

const read = new Map<string, { known: readonly AboutInterface[]; parts: readonly InterfacePart[] }>()

/** The module of this name, such as `contracts/states`, from the folder of each interface that has it. */
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

/** The module of this name from the folder of one interface; undefined where it has none. */
export function partOf(of: AboutInterface, name: string): InterfacePart['part'] | undefined {
  const file = partFile(of, name)
  if (file === undefined) return undefined
  if (!isOfAssay(of.folder)) leadImportsHere()
  return loadModule(file)
}

/** Assay's own code has the ending of the build. A user's code may have another. */
export function partFile({ folder }: AboutInterface, name: string): string | undefined {
  const files = [codeEnding, '.js', '.mjs', '.ts'].map((ending) => join(folder, `${name}${ending}`))
  return files.find((file) => existsSync(file))
}
