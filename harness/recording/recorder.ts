import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { Tape } from '../tape/tape.ts'
import { keptExchange } from './kept-exchange.ts'
import { createKeptTexts } from './kept-texts.ts'
import type { PackedLines } from './packed-lines.ts'
import type { RecordingLine } from './recording-line.ts'

/** Keeps all that the checks of a run are given. */
export interface Recorder {
  readonly tape: Tape
  /** Keeps an exchange in the place in which it began. */
  exchange(scope: string, name: string, send: () => Promise<Exchange>): Promise<Exchange>
  /** Writes what has come to its end since the last time, and a line after it. Secrets are masked only here, since some are learnt late. */
  flush(line: RecordingLine): void
}

/** Records to these lines; `masker` keeps the form of what it masks. */
export function createRecorder(lines: PackedLines, masker: Masker): Recorder {
  /** In the order in which things began; undefined until they have ended. */
  let begun: Array<{ line?: () => RecordingLine }> = []
  const body = createKeptTexts(masker, (line) => lines.write(line))
  const kept = (exchange: Exchange) => keptExchange(exchange, masker, body)

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
    tape: {
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
      for (const { line: make } of begun) if (make) lines.write(make())
      begun = begun.filter(({ line: make }) => make === undefined)
      lines.write(line)
      lines.flush()
    },
  }
}
