import { cutterForPeople } from './cutter.ts'
import type { Masker } from './mask.ts'

/**
 * A copy of a check's result for people. Every text is masked as a whole and then cut. No target's text leaves the
 * checks in another way. Each text is cut immediately, because long ones at every place take much memory.
 */
export function shownTexts<T>(found: T, masker: Masker): T {
  return masker.maskRecord(found, cutterForPeople())
}
