import type { Mutant } from './mutant.ts'

/** Every mutant of the sandbox. */
export const mutants: Mutant[] = []
