import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'
import { mutants } from '../../sandbox/mutants/mutants.ts'
import { ownMutants } from './own-mutants.ts'

/** Every mutant: those of Assay, and the user's own ones once they are loaded. */
export function knownMutants(): Mutant[] {
  return [...mutants, ...ownMutants()]
}
