import type { InterfaceName } from '../interfaces.ts'
import { aisV4 } from './ais-v4.ts'
import type { Dialect } from './dialect.ts'

const dialects = new Map<InterfaceName, Dialect>([[aisV4.interface, aisV4]])

/** The interfaces that Assay can judge today. */
export function judgeableInterfaces(): InterfaceName[] {
  return [...dialects.keys()]
}

/** The dialect of an interface, or undefined where Assay cannot judge it yet. */
export function dialectOf(name: InterfaceName): Dialect | undefined {
  return dialects.get(name)
}
