import { readRequirements } from '../../requirements/read-requirements.ts'
import { rulesBrokenBy } from '../../requirements/rules-broken-by.ts'
import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'
import { mutants } from '../../sandbox/mutants/mutants.ts'
import { ownMutants } from './own-mutants.ts'

/** A mutant with the rules that name it. */
export interface KnownMutant extends Mutant {
  /** Ids of rules; the check of at least one must fail on it. */
  breaks: readonly string[]
}

/** Every mutant: those of Assay, and the user's own ones once they are loaded. */
export function knownMutants(): KnownMutant[] {
  const broken = rulesBrokenBy(readRequirements())
  return [...mutants, ...ownMutants()].map((mutant) => ({ ...mutant, breaks: broken(mutant.id) }))
}
