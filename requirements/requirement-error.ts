import { CodedError } from '../core/coded-error.ts'

export class RequirementError extends CodedError<'ADDRESS_UNKNOWN'> {}
