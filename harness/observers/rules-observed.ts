import type { InterfaceName } from '../../core/interfaces.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../core/requirement.ts'
import { pointOf, rulesByPoint } from '../../requirements/rules-by-point.ts'
import { observers, whereOfObserver } from './all.ts'
import type { Observer, Together } from './observer.ts'

type Rules = readonly Requirement[]
let kept: { of: Rules; rules: ReadonlyMap<string, Rules> } | undefined

/** The rules of each observer's point; for a rule that schemas name, the rule itself. */
function rulesOfPoints(): ReadonlyMap<string, Rules> {
  const of = readRequirements()
  if (kept?.of === of) return kept.rules
  const deciders = observers().flatMap((one) => (one.rules ? [] : { ...one, where: whereOfObserver(one) }))
  const rules = rulesByPoint(of, 'observedBy', deciders)
  const byId = Map.groupBy(of, ({ id }) => id)
  for (const one of observers()) for (const id of one.rules?.() ?? []) rules.set(pointOf(one, id), byId.get(id) ?? [])
  kept = { of, rules }
  return rules
}

function rulesAt(observer: Observer, point: string | undefined): Rules {
  return rulesOfPoints().get(pointOf(observer, point)) ?? []
}

/** The ids of the rules that an observer's point decides in an interface. */
export function idsAt(observer: Observer, point: string | undefined, name: InterfaceName): string[] {
  return rulesAt(observer, point).flatMap((rule) => (bindsInterface(rule, name) ? rule.id : []))
}

/** The ids of the rules that an observer may find broken in any interface. */
export function idsOf(observer: Observer): string[] {
  const points = observer.rules?.() ?? observer.points ?? [undefined]
  return points.flatMap((point) => rulesAt(observer, point).map(({ id }) => id))
}

/** The observers that may find one of these rules broken. */
export function observersOf(ids: ReadonlySet<string>): readonly Observer[] {
  return observers().filter((observer) => idsOf(observer).some((id) => ids.has(id)))
}

/** The ids of all rules that observers may find broken. */
export function observedRules(): Set<string> {
  return new Set(observers().flatMap(idsOf))
}

/** The function that evaluates a rule over several answers, as its observer does for each. @throws Error OBSERVER_MISSING for others */
export function togetherBy(id: string): Together {
  for (const observer of observers()) {
    const point = observer.points?.find((one) => rulesAt(observer, one).some((rule) => rule.id === id))
    const found = point === undefined ? undefined : observer.together?.(point)
    if (found) return found
  }
  throw new Error(`OBSERVER_MISSING: no observer evaluates ${id} over many answers`)
}
