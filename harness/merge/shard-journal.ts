import { CodedError } from '../../core/coded-error.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { JournalEvent, RunStarted } from '../../core/journal-events.ts'

export interface ShardJournal {
  /** As the user gave it. */
  path: string
  started: RunStarted
  events: readonly JournalEvent[]
  damage?: JournalDamage
}

/** The given journals do not form one whole run. Exit code 3. */
export class MergeError extends CodedError<'SHARD_MISSING' | 'SHARD_DOUBLED' | 'SHARD_FOREIGN' | 'NOT_A_SHARD'> {}
