import { CodedError } from '../../core/coded-error.ts'

/** A request that cannot be made from this profile or with these bytes: a fault of the harness or its profile. */
export class ClientError extends CodedError {}
