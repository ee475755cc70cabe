import { dayOf } from '../../core/calendar.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { FaultsShown } from '../../core/faults-shown.ts'
import type {
  CheckDecided,
  ContractDecided,
  JournalEvent,
  Kept,
  RunFinished,
  RunResumed,
  RunStarted,
} from '../../core/journal-events.ts'
import { entriesIn, type Entry } from '../../harness/ledger/entries-in.ts'
import { checksUnderWay } from '../../harness/run/checks-under-way.ts'
import { ownPart } from '../../harness/run/shard.ts'

/** A journal's events by kind, each in order. */
export interface RecordedRun {
  /** The plan of the run; of a shard, its part. */
  started: RunStarted
  decided: Array<CheckDecided & Stays>
  contracts: Array<ContractDecided & Stays>
  exchanges: Map<string, Exchange>
  /** The decisions of earlier runs; absent when none are kept. */
  kept?: Required<NonNullable<RunStarted['kept']>> & { decided: CheckDecided[]; decidedContracts: ContractDecided[] }
  finished?: RunFinished
  /** When the run was resumed, with the number of checks that stayed decided. */
  resumed: RunResumed[]
  /** Which requirements failed on faults; absent without a proof. */
  shown?: FaultsShown['requirements']
  /** What remains at the target. */
  left: Entry[]
  /** The time of the last dated event: the end of a run that was cut short. */
  lastAt: string
}

/** When an earlier run decided it; absent if this one did. */
export interface Stays {
  decidedAt?: string
}

/** A file whose events do not begin with the start of a run. */
export class JournalUnreadable extends Error {
  readonly code = 'JOURNAL_UNREADABLE'
  override readonly name = 'JournalUnreadable'
}

/**
 * The events of one run by kind. A journal without an end is of a run that was cut short.
 * @throws JournalUnreadable JOURNAL_UNREADABLE without a run-started event, or for another format.
 */
export function readRun(events: Iterable<JournalEvent>): RecordedRun {
  const all = [...events]
  let finished: RunFinished | undefined
  let shown: FaultsShown['requirements'] | undefined
  let lastAt = ''
  let workers = 1
  const resumed: RunResumed[] = []
  const decided: CheckDecided[] = []
  const contracts: ContractDecided[] = []
  const exchanges = new Map<string, Exchange>()
  const kept = { decided: [] as CheckDecided[], decidedContracts: [] as ContractDecided[] }
  for (const event of all) {
    if ('at' in event) lastAt = event.at
    if (event.type === 'run-finished') finished = event
    else if (event.type === 'run-resumed') resumed.push(event)
    else if (event.type === 'workers-chosen') workers = event.workers
    else if (event.type === 'faults-shown') shown = event.requirements
    else if (event.type === 'check-decided') decided.push(event)
    else if (event.type === 'contract-decided') contracts.push(event)
    else if (event.type === 'exchange') exchanges.set(event.exchange.id, event.exchange)
    else if (event.type === 'kept') keep(event.event)
  }
  decided.push(...checksUnderWay(all))
  const started = ownPart(startOf(all))
  return {
    started: workers > 1 ? { ...started, pacing: { ...started.pacing, workers } } : started,
    decided,
    contracts,
    exchanges,
    kept: started.kept && { contracts: [], ...started.kept, ...kept },
    finished,
    resumed,
    shown,
    left: [...entriesIn(all).values()],
    lastAt,
  }

  function keep(event: Kept['event']): void {
    if (event.type === 'check-decided') kept.decided.push(event)
    else if (event.type === 'contract-decided') kept.decidedContracts.push(event)
    else exchanges.set(event.exchange.id, event.exchange)
  }
}

/** The day on which a run ended, or was cut short, YYYY-MM-DD. */
export function lastDayOf({ finished, lastAt }: Pick<RecordedRun, 'finished' | 'lastAt'>): string {
  return finished?.basis?.today ?? dayOf(new Date(finished?.at ?? lastAt))
}

/**
 * The start event of a run.
 * @throws JournalUnreadable JOURNAL_UNREADABLE without a run-started event, or for another format.
 */
export function startOf(events: readonly JournalEvent[]): RunStarted {
  const started = events.findLast((event) => event.type === 'run-started')
  if (!started) {
    throw new JournalUnreadable(
      'No run-started event is in it; a journal is the journal.ndjson that `assay run` writes.',
    )
  }
  if (started.journal !== 1 || !Array.isArray(started.planned)) {
    throw new JournalUnreadable(`It has format ${String(started.journal)}; this Assay reads journals of format 1.`)
  }
  return started
}
