import type { JournalEvent } from '../../core/journal-events.ts'
import { contractKey, keyOfCheck } from './shard.ts'

/**
 * The events of a run with one decision for each check and contract. In a resumed run, later decisions replace earlier
 * ones, and an earlier end is removed.
 */
export function lastWord(events: JournalEvent[]): JournalEvent[] {
  const resumed = events.findLastIndex(({ type }) => type === 'run-resumed')
  if (resumed === -1) return events
  const last = new Map<string, number>()
  for (const [at, event] of events.entries()) {
    const key = keyOf(event)
    if (key !== undefined) last.set(key, at)
  }
  return events.filter((event, at) => {
    const key = keyOf(event)
    return (key === undefined || last.get(key) === at) && (event.type !== 'run-finished' || at > resumed)
  })
}

function keyOf(event: JournalEvent): string | undefined {
  if (event.type === 'check-decided') return keyOfCheck(event.interface, event.check)
  return event.type === 'contract-decided' ? `contract ${contractKey(event)}` : undefined
}
