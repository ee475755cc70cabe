import { CodedError } from '../core/coded-error.ts'

/** A requirement row is invalid, or a given address matches none. */
export class RequirementError extends CodedError<'REQUIREMENT_INVALID' | 'ADDRESS_UNKNOWN'> {}
