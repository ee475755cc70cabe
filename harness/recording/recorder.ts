import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { ReplayLog } from '../replay/replay-log.ts'
import { keptExchange } from './kept-exchange.ts'
import { createKeptTexts } from './kept-texts.ts'
import type { PackedLines } from './packed-lines.ts'
import type { RecordingLine } from './recording-line.ts'

/** Keeps all that the checks of a run are given. */
export interface Recorder {
  readonly replayLog: ReplayLog
  /** Keeps an exchange in the place in which it began. */
  exchange(scope: string, name: string, send: () => Promise<Exchange>): Promise<Exchange>
  /**
   * Keeps what has come to its end since the last time, and a line after it. The first line is in the file at once, all others
   * within a second. Secrets are masked only then, since some are learnt late.
   */
  flush(line: RecordingLine): void
  /** Brings the rest to the file. @throws what the file system said, now or before */
  close(): Promise<void>
}

/** What masks and compresses has left the processor's caches by the next check: a second at a time, it takes much less. */
const bringMs = 1000

/** Records to these lines; `masker` keeps the form of what it masks. */
export function createRecorder(lines: PackedLines, masker: Masker): Recorder {
  /** In the order in which things began; undefined until they have ended. */
  let begun: Array<{ line?: () => RecordingLine }> = []
  const body = createKeptTexts((line) => lines.write(line))
  const kept = (exchange: Exchange) => keptExchange(exchange, masker, body)
  let ended: Array<() => RecordingLine> = []
  let hasBegun = false
  let due: NodeJS.Timeout | undefined

  function bring(): void {
    clearTimeout(due)
    due = undefined
    for (const make of ended) lines.write(make())
    ended = []
    lines.flush()
  }

  function begin(): { line?: () => RecordingLine } {
    const place = {}
    begun.push(place)
    return place
  }

  function noted(scope: string, kind: string, value: unknown): () => RecordingLine {
    return () => ({ type: 'reading', scope, kind, value: masker.maskValue(value) })
  }

  function stopped(scope: string, kind: string, error: unknown): () => RecordingLine {
    if (!(error instanceof CheckStopped)) return noted(scope, kind, undefined)
    const { finding, reason, evidence } = error
    return () => ({
      type: 'reading',
      scope,
      kind,
      stopped: { finding, reason: masker.maskRecord(reason), evidence: evidence.map(kept) },
    })
  }

  return {
    replayLog: {
      plays: false,
      missed: () => [],
      restOn: () => undefined,
      reading(scope, kind, make) {
        const place = begin()
        try {
          const value = make()
          place.line = noted(scope, kind, value)
          return value
        } catch (error) {
          place.line = stopped(scope, kind, error)
          throw error
        }
      },
      async outcome(scope, kind, make) {
        const place = begin()
        try {
          const value = await make()
          place.line = noted(scope, kind, value)
          return value
        } catch (error) {
          place.line = stopped(scope, kind, error)
          throw error
        }
      },
    },
    async exchange(scope, name, send) {
      const place = begin()
      const exchange = await send()
      place.line = () => ({ type: 'exchange', scope, name, exchange: kept(exchange) })
      return exchange
    },
    flush(line) {
      for (const { line: make } of begun) if (make) ended.push(make)
      begun = begun.filter(({ line: make }) => make === undefined)
      ended.push(() => line)
      if (hasBegun) due ??= setTimeout(bring, bringMs).unref()
      else bring()
      hasBegun = true
    },
    close() {
      bring()
      return lines.close()
    },
  }
}
