import type { InterfaceName } from '../../core/interface-name.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../requirements/requirement.ts'

let kept: { of: readonly Requirement[]; named: Map<string, readonly Requirement[]> } | undefined

/** The rules with this id, or with this topic and obligation whatever their home: `errors/json-body`. */
function rulesWith(name: string): readonly Requirement[] {
  const all = readRequirements()
  if (kept?.of !== all) kept = { of: all, named: new Map() }
  const found = kept.named.get(name) ?? all.filter(({ id }) => id === name || id.endsWith(`/${name}`))
  kept.named.set(name, found)
  return found
}

/** The ids of all rules that an observer names so. */
export function idsNamed(name: string): string[] {
  return rulesWith(name).map(({ id }) => id)
}

/** The id of the rule that an interface has by this name; undefined where it has none. */
export function idIn(interfaceName: InterfaceName, name: string): string | undefined {
  return rulesWith(name).find((rule) => bindsInterface(rule, interfaceName))?.id
}
