import type { InterfaceName } from './interface-name.ts'
import type { Strength } from './verdict.ts'
import type { CapabilityName } from './capability.ts'

/** One obligation of the documents: a `Rule` of `features/<home>/<topic>.feature`. */
export interface Requirement {
  /** `home/topic/obligation`, home being `conventions` (several interfaces), `ais` (account information) or one interface. Never a number, never reused. */
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
  /** What makes the row bind an interface, where that stands in another place. */
  whereIn?: Record<InterfaceName, string>
  strength: Strength
  interfaces: InterfaceName[]
  /** Interfaces in which it is only implied, whatever its strength elsewhere. */
  impliedIn?: InterfaceName[]
  /** What the target or its operator must offer before it can be evaluated. */
  needs: CapabilityName[]
  /** The faults that break it, by name; a star stands for the rest of a name. */
  brokenBy?: readonly string[]
  /** The variants that take another reading of what it only implies: on them it may warn, and may not fail. */
  warnsOn?: readonly string[]
  /** The observers that decide it, each with the point of it that does where it has several: `lists: sorted-by-id`. */
  observedBy?: readonly string[]
  /** The histories that check it, each with the point of it that does: `accounts: kept`. */
  seenBy?: readonly string[]
  /** Of a rule that only observers decide: the rules whose checks send what it is observed on. */
  shownBy?: readonly string[]
  /** Of a rule over many places: the kind under which each place has an address of its own. */
  places?: string
  /** Of a rule at one of many places: the rule over all of them, and the names of what it holds at. */
  partOf?: { id: string; places: readonly string[] }
  /** Why nobody can evaluate it from outside; only such rows may be without a check. */
  unjudgeable?: string
  /** How a doubtful text is read, or how the requirement is checked. */
  note?: string
}
