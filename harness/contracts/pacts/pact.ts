import { CodedError } from '../../../core/coded-error.ts'
import type { Fields } from '../../../core/fields.ts'

/** A text that cannot be used as a pact. Exit code 3. */
export class PactError extends CodedError {}

export interface GivenState {
  name: string
  params: Fields
}

/** One request of a consumer, with what it needs in the answer. */
export interface Interaction {
  /** Its position in the file, from 0. */
  place: number
  description: string
  states: GivenState[]
  method: string
  /** The path in the file; an example where a state fills it in. */
  path: string
  /** Names of the request's headers, in the file's letter case. */
  headerNames: string[]
  /** Names of the values that the request takes from its states. */
  wants?: string[]
  /** The Content-Type of the needed JSON; absent where no JSON is needed. */
  jsonType?: string
  /** Whether the consumer marks it as not yet required. */
  pending: boolean
  /** What it uses and Assay cannot verify: a type of interaction, or a plugin. */
  unsupported?: string
}

/** What one consumer needs from one provider. */
export interface Pact {
  /** Its file or address, for people. */
  source: string
  consumer: string
  provider: string
  interactions: Interaction[]
  /** The file's content with its numerals as written. */
  document: Fields
}
