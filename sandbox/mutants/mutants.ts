import type { Mutant } from './mutant.ts'
import { pagingMutants } from './paging.ts'

/** Every mutant of the sandbox. */
export const mutants: Mutant[] = [...pagingMutants]
