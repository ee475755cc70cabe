import { CodedError } from '../../core/coded-error.ts'

/** A request cannot be made from this profile or with these bytes: a mistake of the harness or the profile. */
export class ClientError extends CodedError {}
