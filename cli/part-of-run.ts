import type { JournalEvent } from '../core/journal-events.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'
import type { Masker } from '../harness/client/masking/mask.ts'

/** What takes a part of a run, which writes its journal and no reports. */
export interface PartOfRun {
  /** What was made for its sandbox. */
  made: SandboxMaterial
  /** Sees an event, with what masks its secrets. */
  see: (event: JournalEvent, masker: Masker) => void
}
