import type { InterfaceName } from '../../core/interfaces.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { CheckIn } from '../../harness/evaluation/plan.ts'
import { hasPower } from '../../harness/evaluation/power.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'
import { addressOf } from '../../requirements/address-of.ts'

/**
 * Decides which checks of a fault can still show something. In an interface, the first check that notices it shows what
 * it breaks. After that, only its finders in the proof of the table of power can show more. A check that no proof has
 * seen failing runs nevertheless.
 */
export function openChecks(broken: readonly string[], finders: readonly string[]) {
  const breaks = new Set(broken)
  const shown = new Set<string>()
  const foundIn = new Set<InterfaceName>()
  const see = (name: InterfaceName, id: string) => {
    shown.add(addressOf(id, name))
    if (breaks.has(id)) foundIn.add(name)
  }
  return {
    see({ interface: name, judgements }: CheckDecided) {
      for (const { requirement, verdict } of judgements) if (isBroken(verdict)) see(name, requirement)
    },
    /** Whether an interface has shown the fault. */
    isShown(name: InterfaceName, observed: readonly string[]) {
      for (const id of observed) see(name, id)
      return foundIn.has(name)
    },
    /**
     * @param observed the rules that observers found broken there @param shortly whether only finders run so far, if
     * there are any
     */
    isWanted({ interface: name, check }: CheckIn, observed: readonly string[], shortly: boolean) {
      for (const id of observed) see(name, id)
      if (!hasPower(check.name)) return true
      if (finders.length > 0 && (shortly || foundIn.has(name)) && !finders.includes(check.name)) return false
      const own = check.requirements.filter((id) => breaks.has(id))
      return own.length === 0 || own.some((id) => !shown.has(addressOf(id, name)))
    },
  }
}
