import { describeInterface } from '../../interfaces/describe-interface.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { CapabilityName } from '../../core/capability.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

/** The capabilities that the requirements of these interfaces need, by their names in the profile. */
export function askedCapabilities(interfaces: readonly InterfaceName[]): Set<CapabilityName> {
  const rows = readRequirements()
  const asked = interfaces.flatMap((name) => {
    const { needs = [], capabilities } = describeInterface(name)?.dialect ?? {}
    const bound = rows.filter((row) => row.unjudgeable === undefined && bindsInterface(row, name))
    return [...needs, ...bound.flatMap((row) => row.needs)].map((need) => capabilities?.[need] ?? need)
  })
  return new Set(asked.filter((name) => name !== 'nothing'))
}
