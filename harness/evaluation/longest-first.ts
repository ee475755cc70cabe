import type { InterfaceName } from '../../core/interface-name.ts'
import { isProperty, requestsOf } from './forecast.ts'
import type { Check } from './read-checks.ts'

interface OneCheck {
  one: { name: InterfaceName; run: { cases: number } }
  check: Check
}

/**
 * In the order in which they are begun: what changes the target, for which the clock is moved again and again, what waits for
 * others of its group, examples, and then properties; among these what sends most. A run is no shorter than what it begins
 * last: the requests and fetches of an example follow one another, while cases of a property go on side by side.
 */
export function longestFirst<T extends OneCheck>(all: readonly T[]): T[] {
  const requests = new Map(
    all.map((each) => [each, requestsOf({ interface: each.one.name, check: each.check }, each.one.run.cases)]),
  )
  const chained = ({ check }: OneCheck) => {
    if (check.turn.changes) return 3
    if (check.turn.groups.length > 0) return 2
    return isProperty(check) ? 0 : 1
  }
  return all.toSorted(
    (one, other) => chained(other) - chained(one) || (requests.get(other) ?? 0) - (requests.get(one) ?? 0),
  )
}
