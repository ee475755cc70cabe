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

/** A journal sorted by kind of event, still in its own order. */
export interface RecordedRun {
  /** What the run set out to decide; of a shard, its part. */
  started: RunStarted
  decided: Array<CheckDecided & Stays>
  contracts: Array<ContractDecided & Stays>
  exchanges: Map<string, Exchange>
  /** What earlier runs decided; absent where nothing is kept of any. */
  kept?: Required<NonNullable<RunStarted['kept']>> & { decided: CheckDecided[]; decidedContracts: ContractDecided[] }
  finished?: RunFinished
  /** When the run went on after it had ended early, with the number of checks that stayed decided. */
  resumed: RunResumed[]
  /** Which requirements were shown able to fail; absent where nobody tried. */
  shown?: FaultsShown['requirements']
  /** What is still at the target. */
  left: Entry[]
  /** When the last dated event was written: the end of a run that was cut short. */
  lastAt: string
}

/** When an earlier run decided it; absent where this one did. */
export interface Stays {
  decidedAt?: string
}

/** A file whose events do not begin with the start of a run. */
export class JournalUnreadable extends Error {
  readonly code = 'JOURNAL_UNREADABLE'
  override readonly name = 'JournalUnreadable'
}

/**
 * The events of one run by kind. A journal without an end is a run that was cut short.
 *
 * @throws JournalUnreadable JOURNAL_UNREADABLE when no run-started event is there, or its format is another one.
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
 * How the run of some events began.
 *
 * @throws JournalUnreadable JOURNAL_UNREADABLE when no run-started event is there, or its format is another one.
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
