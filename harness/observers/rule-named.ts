import type { InterfaceName } from '../../core/interface-name.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../requirements/requirement.ts'

type Named = ReadonlyMap<string, readonly Requirement[]>
let kept: { of: readonly Requirement[]; byId: Named; byName: Named } | undefined

/** The rules with this id, or with this topic and obligation whatever their home: `errors/json-body`. */
function rulesWith(name: string): readonly Requirement[] {
  const of = readRequirements()
  if (kept?.of !== of)
    kept = {
      of,
      byId: Map.groupBy(of, ({ id }) => id),
      byName: Map.groupBy(of, ({ id }) => id.slice(id.indexOf('/') + 1)),
    }
  return kept.byId.get(name) ?? kept.byName.get(name) ?? []
}

export function idsNamed(name: string): string[] {
  return rulesWith(name).map(({ id }) => id)
}

/** The id of the rule that an interface has by this name; undefined where it has none. */
export function idIn(interfaceName: InterfaceName, name: string): string | undefined {
  return rulesWith(name).find((rule) => bindsInterface(rule, interfaceName))?.id
}
