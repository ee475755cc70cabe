import type { JournalEvent } from '../core/journal-events.ts'
import type { Masker } from '../harness/client/masking/mask.ts'

/** Sees an event of a part of a run, with what masks its secrets. */
export type SeePart = (event: JournalEvent, masker: Masker) => void
