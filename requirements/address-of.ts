import type { InterfaceName } from '../harness/interfaces.ts'

/** The address under which a row is reported for one interface: its id with the interface as home. */
export function addressOf(id: string, interfaceName: InterfaceName): string {
  return `${interfaceName}${id.slice(id.indexOf('/'))}`
}
