import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'

/** How attempts come about and are found. Source: What the service does; Attempt; Version 4 endpoints, attempts. */
export function attemptsRules() {
  return {
    /** Stores the attempt of an accepted create, reconnect or refresh. */
    added: (store: Store, attempt: Attempt): Attempt => store.attempts.add(attempt),

    shown: (store: Store, id: string): Attempt | undefined => store.attempts.get(id),

    /** The natures of the accounts that a fetch includes: all, since no request narrows them. A choice. */
    includedNatures: (natures: readonly string[]): string[] | null => [...natures],
  }
}
