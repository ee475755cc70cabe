import type { InterfaceName } from '../core/interface-name.ts'
import type { Strength } from '../core/verdict.ts'
import type { CapabilityName } from '../core/capability.ts'

/** One obligation of the documents: a row of `requirements/<home>/<topic>.yaml`. */
export interface Requirement {
  /** `home/topic/obligation`, home being `conventions` (several interfaces), `ais` (account information) or one interface. Never a number, never reused. */
  id: string
  /** The obligation in our own words, one sentence. */
  text: string
  /** The document and the heading, for example `Account information / Endpoints / Conventions: pagination`. */
  source: string
  strength: Strength
  /** The interfaces it binds. */
  interfaces: InterfaceName[]
  /** Interfaces in which it only follows from the text, whatever its strength elsewhere. */
  impliedIn?: InterfaceName[]
  /** What target or operator must offer before it can be judged. */
  needs: CapabilityName[]
  /** Why nobody can judge it from outside; only such rows may be without a check. */
  unjudgeable?: string
  /** A doubtful reading, and the one this project takes. */
  note?: string
}
