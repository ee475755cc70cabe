// The type is in core because journals hold the user's rows.
export type { Requirement } from '../core/requirement.ts'
