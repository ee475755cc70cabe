import { type Durations, keyOfCheck } from '../../harness/run/shard.ts'
import { readRunJournal } from '../../reports/write-reports.ts'

/**
 * How long each check of an earlier run took.
 * @throws ReportError JOURNAL_UNREADABLE where there is no journal
 */
export function durationsIn(journal: string): Durations {
  const decided = readRunJournal(journal).events.filter((event) => event.type === 'check-decided')
  return new Map(decided.map((event) => [keyOfCheck(event.interface, event.check), event.durationMs]))
}
