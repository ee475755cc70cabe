import type { Exchange } from '../../core/exchange.ts'
import type { ExchangeRecorded } from '../../core/journal-events.ts'

/** The exchanges of one check, of which only those that it names as evidence are written. */
export interface EvidenceLog {
  /** Notes an exchange; the oldest beyond the bound is forgotten. */
  saw(exchange: Exchange): void
  /** The latest exchanges, oldest first. */
  recent(): Exchange[]
  /** Writes the exchanges that were not written before, in order, and gives the ids of all. */
  record(evidence: Iterable<Exchange>): string[]
}

/**
 * An evidence log that keeps at most `most` exchanges, so that a check of ten thousand requests needs no more memory
 * than one of twenty. Each exchange is written once, however many judgements name it.
 */
export function createEvidenceLog(write: (event: ExchangeRecorded) => void, most = 20): EvidenceLog {
  const kept: Exchange[] = []
  const written = new Set<string>()
  return {
    saw(exchange) {
      kept.push(exchange)
      if (kept.length > most) kept.shift()
    },
    recent: () => [...kept],
    record(evidence) {
      const ids = new Set<string>()
      for (const exchange of evidence) {
        ids.add(exchange.id)
        if (written.has(exchange.id)) continue
        written.add(exchange.id)
        write({ type: 'exchange', exchange })
      }
      return [...ids]
    },
  }
}
