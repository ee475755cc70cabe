import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { ReplayLog } from '../replay/replay-log.ts'
import { keptExchange, type KeptBody } from './kept-exchange.ts'
import type { PackedLines } from './packed-lines.ts'
import { betweenRows, type RecordingLine, type TextKept } from './recording-line.ts'
import { detachedText } from '../client/masking/detached-text.ts'
import { bodyDigest, isPacked } from '../client/record.ts'

/** Records everything that a run's checks receive. */
export interface Recorder {
  readonly replayLog: ReplayLog
  /** Records an exchange at the position of its beginning. */
  exchange(scope: string, name: string, send: () => Promise<Exchange>): Promise<Exchange>
  /**
   * Writes everything that has ended since the last flush, and a line after it. The first line is written immediately,
   * all others within a second. Masking is delayed until then, because some secrets are learned late.
   */
  flush(line: RecordingLine): void
  /** Writes the rest to the file. @throws the file system's error, from now or before */
  close(): Promise<void>
}

/** Masking and compressing once a second takes much less time, because their data stay in the processor's caches. */
const bringMs = 1000

/** Records to these lines; `masker` must keep the form of secrets. */
export function createRecorder(lines: PackedLines, masker: Masker): Recorder {
  /** In the order of their beginning; `line` is undefined until the end. */
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

/** Longer bodies are kept once. */
const mostRepeated = 300
/** Longer JSON answers are kept by row, because pages of many sizes share their rows. */
const mostInOne = 4000
/** The maximum length of known rows. A run of one version has 8 million characters. */
const mostKnown = 12_000_000

/** Returns the id of each long body's text and writes the text and its rows once. Short bodies are returned masked. */
export function createKeptTexts(write: (line: TextKept) => void): KeptBody {
  const ids = new Map<string, number>()
  const rows = new Map<string, number>()
  let knownCharacters = 0
  let last = 0

  function keep(kept: { text: string } | { rows: number[] }): number {
    last += 1
    write({ type: 'text', id: last, ...kept })
    return last
  }

  function keepRow(row: string): number {
    if (knownCharacters > mostKnown) {
      rows.clear()
      knownCharacters = 0
    }
    knownCharacters += row.length
    const id = keep({ text: row })
    rows.set(detachedText(row), id)
    return id
  }

  return (message, mask) => {
    if (!isPacked(message) && message.body.length <= mostRepeated) return mask()
    const digest = bodyDigest(message)
    const known = ids.get(digest)
    if (known !== undefined) return known
    const text = mask()
    const list = 'json' in message && text.length > mostInOne ? text.split(betweenRows) : []
    const id = keep(list.length > 1 ? { rows: list.map((row) => rows.get(row) ?? keepRow(row)) } : { text })
    ids.set(digest, id)
    return id
  }
}
