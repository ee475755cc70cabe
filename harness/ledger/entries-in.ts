import type { JournalEvent } from '../../core/journal-events.ts'
import type { Intended, LedgerEvent } from '../../core/ledger-events.ts'

/** Something that a run created or changed at the target, as far as it is known. */
export interface Entry extends Omit<Intended, 'type'> {
  /** False where no answer says whether it exists. */
  isSure: boolean
  id?: string
}

/** Everything that still exists at the target according to these events, by entry and in the order of creation. */
export function entriesIn(events: Iterable<JournalEvent>): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const event of events) if (event.type === 'intended' || event.type === 'settled') enter(entries, event)
  return entries
}

/** Applies one event. A refused or restored entry is removed. */
export function enter(entries: Map<string, Entry>, event: LedgerEvent): void {
  if (event.type === 'intended') {
    const { type: _, ...intended } = event
    entries.set(event.entry, { ...intended, isSure: false })
    return
  }
  const { entry, outcome, id, what: actualKind } = event
  const known = entries.get(entry)
  if (!known) return
  if (outcome === 'made')
    entries.set(entry, {
      ...known,
      isSure: true,
      ...(id !== undefined && { id }),
      ...(actualKind && { what: actualKind }),
    })
  else entries.delete(entry)
}
