import type { JournalEvent } from '../../core/journal-events.ts'
import type { Intended, LedgerEvent } from '../../core/ledger-events.ts'

/** Something at the target that a run made or changed, as far as it is known. */
export interface Entry extends Omit<Intended, 'type'> {
  /** False where no answer says whether it is there. */
  isSure: boolean
  id?: string
}

/** What is still at the target by these events, each by the name of its entry, in the order of making. */
export function entriesIn(events: Iterable<JournalEvent>): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const event of events) if (event.type === 'intended' || event.type === 'settled') enter(entries, event)
  return entries
}

/** Enters one more event. What was refused or put back leaves no entry. */
export function enter(entries: Map<string, Entry>, event: LedgerEvent): void {
  if (event.type === 'intended') {
    const { type: _, ...intended } = event
    entries.set(event.entry, { ...intended, isSure: false })
    return
  }
  const { entry, outcome, id, what } = event
  const known = entries.get(entry)
  if (!known) return
  if (outcome === 'made')
    entries.set(entry, { ...known, isSure: true, ...(id !== undefined && { id }), ...(what && { what }) })
  else entries.delete(entry)
}
