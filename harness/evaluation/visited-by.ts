import type { InterfaceName } from '../../core/interface-name.ts'
import { somePlaces, type SomePlaces } from '../quantifiers/some-places.ts'
import type { Visited } from '../quantifiers/visited.ts'
import { keyOfCheck } from '../run/shard.ts'
import type { Parts } from './plan.ts'
import { defectsOf } from './places-of-check.ts'
import type { Check } from './read-checks.ts'

/** The places that these checks of an interface evaluate, where only some parts or places run. */
export function visitedBy(
  name: InterfaceName,
  checks: readonly Check[],
  { parts, some }: { parts?: Parts | undefined; some?: SomePlaces | undefined },
): Visited {
  const doneOf = (check: string) => parts?.get(keyOfCheck(name, check))
  const isLeft = (check: string, place: string) => doneOf(check)?.places?.has(place) === false
  const senders = Map.groupBy(
    checks.flatMap((check) => defectsOf(check).map((defect) => ({ defect, check: check.name }))),
    ({ defect }) => defect,
  )
  return {
    of: (places, check) => somePlaces(check, places, some),
    isLeft,
    upTo(isOne) {
      const all = checks.filter(isOne).flatMap((check) => doneOf(check.name)?.upTo ?? [])
      return all.length > 0 ? Math.max(...all) : undefined
    },
    isSent: (defect, place) => senders.get(defect)?.some(({ check }) => !isLeft(check, place)) === true,
  }
}
