import type { JournalEvent } from '../core/journal-events.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'
import type { Masker } from '../harness/client/masking/mask.ts'

/** What takes a part of a run, which writes its journal and no reports. */
export interface PartOfRun {
  made: SandboxMaterial
  see: (event: JournalEvent, masker: Masker) => void
}
