import type { Variant } from './variant.ts'

/** Every variant of the sandbox. */
export const variants: Variant[] = []
