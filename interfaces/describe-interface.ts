import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { codeEnding } from '../core/code-file.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import { type AboutInterface, aboutInterface, interfaceNames } from '../core/interfaces.ts'
import { leadImportsHere } from '../harness/evaluation/own-imports.ts'
import type { InterfaceDescription } from '../harness/actions/scene/scene.ts'

// A folder is found by listing, so that a new one is named nowhere; `require` loads it without waiting.
const load = createRequire(import.meta.url)
const described = new Map<InterfaceName, InterfaceDescription>()

/**
 * How an interface is met: the `description` that the `interface.ts` of its folder exports. Undefined for a name that has
 * no folder. @throws Error INTERFACE_UNFIT where the file exports none, or another's
 */
export function describeInterface(name: InterfaceName): InterfaceDescription | undefined {
  const about = aboutInterface(name)
  if (!about) return undefined
  const known = described.get(name)
  if (known) return known
  const file = codeOf(about)
  leadImportsHere()
  const { description } = load(file) as { description?: InterfaceDescription }
  if (description?.dialect.interface !== name)
    throw new Error(`INTERFACE_UNFIT: ${file} exports no description of ${name}`)
  described.set(name, description)
  return description
}

/** The code of Assay ends as it was built; that of a user's own project may end otherwise. */
function codeOf({ name, folder }: AboutInterface): string {
  const files = [codeEnding, '.js', '.mjs', '.ts'].map((ending) => join(folder, `interface${ending}`))
  const found = files.find((file) => existsSync(file))
  if (found === undefined) throw new Error(`INTERFACE_UNFIT: ${folder} has no interface.js, which describes ${name}`)
  return found
}

/** The descriptions of every interface that Assay knows, in the order of reports. */
export function describeEveryInterface(): InterfaceDescription[] {
  return interfaceNames().flatMap((name) => describeInterface(name) ?? [])
}
