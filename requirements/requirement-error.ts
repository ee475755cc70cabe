import { CodedError } from '../core/coded-error.ts'

/** A given address matches no requirement. */
export class RequirementError extends CodedError<'ADDRESS_UNKNOWN'> {}
