import type { InterfaceName } from './interfaces.ts'
import type { Strength } from './verdict.ts'
import type { CapabilityName } from './capability.ts'

/** One obligation of the documents: a `Rule` of `features/<home>/<topic>.feature`. */
export interface Requirement {
  /**
   * `home/topic/obligation`. The home is `conventions` (several interfaces), `ais` (account information) or one
   * interface. Never a number, never reused.
   */
  id: string
  /** The obligation in our own words: short sentences that a reader understands without their neighbours. */
  text: string
  /** The document, the heading and the line, for example `Account information / Limits (line 480)`. */
  source: string
  /**
   * The row of a table or the sentence below that heading, in our own words. Words of the document are in backquotes; another
   * heading of the same document is in double quotes.
   */
  where: string
  /** Where the rule is written: path and line of the feature. */
  defined?: string
  /** The place that makes the row bind an interface, where it is not `where`. */
  whereIn?: Record<InterfaceName, string>
  strength: Strength
  interfaces: InterfaceName[]
  /** Interfaces for which the documents only imply it. */
  impliedIn?: InterfaceName[]
  needs: CapabilityName[]
  /** The faults that break it, by name; a star stands for the rest of a name. */
  brokenBy?: readonly string[]
  /** Variants with another reading of what is only implied: on them it may warn but not fail. */
  warnsOn?: readonly string[]
  /** The observers that decide it, with the point where an observer has several: `lists: sorted-by-id`. */
  observedBy?: readonly string[]
  /** The histories that check it, with the point: `accounts: kept`. */
  seenBy?: readonly string[]
  /** For a rule that only observers decide: the rules whose checks send the observed requests. */
  shownBy?: readonly string[]
  /** For a rule over many places: the kind of place that gives each place its own address. */
  places?: string
  /** For a rule at one of many places: the rule over all of them, and the names of these places. */
  partOf?: { id: string; places: readonly string[] }
  /** Why it cannot be evaluated from outside. Every other row needs a check. */
  unjudgeable?: string
  /** How a doubtful text is read, or how the requirement is checked. */
  note?: string
}
