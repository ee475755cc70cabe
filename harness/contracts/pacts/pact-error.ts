import { CodedError } from '../../../core/coded-error.ts'

/** What was given as a pact cannot be taken as one. Exit code 3. */
export class PactError extends CodedError {}
