import type { InterfaceName } from '../core/interface-name.ts'
import { partOf } from '../core/interface-parts.ts'
import { aboutInterface, interfaceNames } from '../core/interfaces.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import type { InterfaceDescription } from '../harness/actions/scene/scene.ts'

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
  const part = partOf(about, 'interface') as { description?: InterfaceDescription } | undefined
  if (!part) throw new Error(`INTERFACE_UNFIT: ${about.folder} has no interface.js, which describes ${name}`)
  const { description } = part
  if (description?.dialect.interface !== name)
    throw new Error(`INTERFACE_UNFIT: the interface.js of ${about.folder} exports no description of ${name}`)
  described.set(name, description)
  return description
}

export function everyDialect(): Dialect[] {
  return describeEveryInterface().map(({ dialect }) => dialect)
}

/** The descriptions of every interface that Assay knows, in the order of reports. */
export function describeEveryInterface(): InterfaceDescription[] {
  return interfaceNames().flatMap((name) => describeInterface(name) ?? [])
}
