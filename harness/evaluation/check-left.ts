import type { InterfaceName } from '../../core/interface-name.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { inconclusiveCheck } from '../verdicts/check-decided.ts'
import type { Check } from './read-checks.ts'

/** The decision of a check that did not run because its interface is left out; `ids` are its rows. */
export function checkLeft(
  { name, title, where, requirements }: Check,
  of: { name: InterfaceName; ids: readonly string[] },
  why: Reason,
): CheckDecided {
  const about = {
    check: name,
    title: checkInWordsOf(of.name, title),
    where,
    interface: of.name,
    requirements: requirements.filter((id) => of.ids.includes(id)),
  }
  return inconclusiveCheck(about, why)
}
