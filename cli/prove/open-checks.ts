import type { CheckDecided } from '../../core/journal-events.ts'
import type { CheckIn } from '../../harness/evaluation/plan.ts'
import { powerIn } from '../../harness/evaluation/power.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'
import { addressOf } from '../../requirements/address-of.ts'

export type OpenChecks = ReturnType<typeof openChecks>

/**
 * Which checks of a fault can still show something: what it breaks is shown in an interface by the first check that notices it.
 * One that no proof has seen failing there is run all the same.
 */
export function openChecks(broken: readonly string[]) {
  const breaks = new Set(broken)
  const shown = new Set<string>()
  return {
    see({ interface: name, judgements }: CheckDecided) {
      for (const { requirement, verdict } of judgements) if (isBroken(verdict)) shown.add(addressOf(requirement, name))
    },
    isWanted({ interface: name, check }: CheckIn) {
      const own = check.requirements.filter((id) => breaks.has(id))
      const isOpen = own.length === 0 || own.some((id) => !shown.has(addressOf(id, name)))
      return isOpen || powerIn('faults', name, check.name).length === 0
    },
  }
}
