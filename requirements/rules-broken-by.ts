import type { Requirement } from './requirement.ts'

/** Returns the rules that a fault breaks: those that name it, or the beginning of its name with a star. */
export function rulesBrokenBy(rules: readonly Requirement[]): (fault: string) => string[] {
  const named = new Map<string, string[]>()
  const families: Array<{ beginning: string; id: string }> = []
  for (const { id, brokenBy = [] } of rules)
    for (const fault of brokenBy) {
      if (fault.endsWith('*')) families.push({ beginning: fault.slice(0, -1), id })
      else named.set(fault, [...(named.get(fault) ?? []), id])
    }
  return (fault) => {
    const byFamily = families.filter(({ beginning }) => fault.startsWith(beginning)).map(({ id }) => id)
    return [...new Set([...(named.get(fault) ?? []), ...byFamily])]
  }
}

/** The names in rules that no fault has, with the place of the rule in its feature. */
export function faultsUnknown(
  rules: readonly Requirement[],
  faults: readonly string[],
): Array<{ rule: string; name: string; where: string }> {
  const isKnown = (name: string) =>
    name.endsWith('*') ? faults.some((fault) => fault.startsWith(name.slice(0, -1))) : faults.includes(name)
  return rules.flatMap(({ id: rule, defined: where = rule, brokenBy: named = [] }) =>
    named.filter((name) => !isKnown(name)).map((name) => ({ rule, name, where })),
  )
}
