import { CodedError } from '../../../core/coded-error.ts'
import type { Fields } from '../../../core/fields.ts'

/** What was given as a pact cannot be taken as one. Exit code 3. */
export class PactError extends CodedError {}

export interface GivenState {
  name: string
  params: Fields
}

/** One request that a consumer makes, with what it needs of the answer. */
export interface Interaction {
  /** Its place among the interactions of its file, from 0. */
  place: number
  description: string
  states: GivenState[]
  method: string
  /** As it stands in the file: the example where a state fills it in. */
  path: string
  /** Names of its request's headers, in the letters of the file. */
  headerNames: string[]
  /** Names of the values that its request takes from its states. */
  wants?: string[]
  /** The Content-Type of the JSON that it needs in the answer; absent where it needs none. */
  jsonType?: string
  /** Whether the consumer says that nobody need fulfil it yet. */
  pending: boolean
  /** Why it cannot be verified here at all. */
  unsupported?: string
}

/** What one consumer relies on of one provider. */
export interface Pact {
  /** Where it came from, for people: a file or an address. */
  source: string
  consumer: string
  provider: string
  interactions: Interaction[]
  /** The file's own content, numerals as they stand in it. */
  document: Fields
}
