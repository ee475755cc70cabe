// The type is in core, since a journal holds the rows that a user adds.
export type { Requirement } from '../core/requirement.ts'
