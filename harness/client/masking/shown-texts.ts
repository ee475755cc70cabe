import { cutterForPeople } from './cutter.ts'
import type { Masker } from './mask.ts'

/**
 * A copy of what a check found, for people: every text masked as a whole, and only then cut to a readable length. Nothing
 * of a target leaves the checks but through this. Each is cut at once: a long one at every place takes much memory.
 */
export function shownTexts<T>(found: T, masker: Masker): T {
  return masker.maskRecord(found, cutterForPeople())
}
