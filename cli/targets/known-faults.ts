import { readRequirements } from '../../requirements/read-requirements.ts'
import { rulesBrokenBy } from '../../requirements/rules-broken-by.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'
import { faults } from '../../sandbox/faults/faults.ts'
import { ownFaults } from './own-faults.ts'

/** A fault with the rules that name it. */
export interface KnownFault extends Fault {
  /** Ids of rules; the check of at least one must fail on it. */
  breaks: readonly string[]
}

/** Every fault: those of Assay, and the user's own ones once they are loaded. */
export function knownFaults(): KnownFault[] {
  const broken = rulesBrokenBy(readRequirements())
  return [...faults, ...ownFaults()].map((fault) => ({ ...fault, breaks: broken(fault.id) }))
}
