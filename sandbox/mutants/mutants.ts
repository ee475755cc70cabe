import { headersMutants } from './headers.ts'
import type { Mutant } from './mutant.ts'
import { pagingMutants } from './paging.ts'

/** Every mutant of the sandbox. */
export const mutants: Mutant[] = [...pagingMutants, ...headersMutants]
