import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { rulesBrokenBy } from '../../requirements/rules-broken-by.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'
import { faults } from '../../sandbox/faults/faults.ts'
import { ownFaults } from './own-faults.ts'

/** A fault with the rules that name it. */
export interface KnownFault extends Fault {
  /** Ids of rules; the check of at least one must fail on it. */
  breaks: readonly string[]
}

let kept: { rules: readonly Requirement[]; own: readonly Fault[]; known: readonly KnownFault[] } | undefined

/** Every fault: those of Assay, and the user's own ones once they are loaded. Read once for these. */
export function knownFaults(): readonly KnownFault[] {
  const [rules, own] = [readRequirements(), ownFaults()]
  if (kept?.rules === rules && kept.own === own) return kept.known
  const broken = rulesBrokenBy(rules)
  const known = [...faults, ...own].map((fault) => ({ ...fault, breaks: broken(fault.id) }))
  kept = { rules, own, known }
  return known
}
