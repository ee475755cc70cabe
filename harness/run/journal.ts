import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Exchange } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import { cutBody } from './cut-body.ts'
import type { JournalEvent } from '../../core/journal-events.ts'

export interface Journal {
  /**
   * Appends one masked line. An exchange is written once, however many judgements bring it as evidence. An event after
   * `close` is an error.
   */
  write(event: JournalEvent): void
  /** Closes the file; a second call does nothing. */
  close(): void
}

/**
 * A fresh journal in this file. Each event is one synchronous write of one whole line, so that a killed run loses at
 * most the line being written; it costs about 5 microseconds a line, which no request can notice.
 */
export function openJournal(file: string, masker: Masker): Journal {
  let handle: number | undefined = openSync(file, 'w')
  const written = new WeakSet<Exchange>()
  return {
    write(event) {
      if (handle === undefined)
        throw new Error(`JOURNAL_CLOSED: ${event.type} came after the journal ${file} was closed`)
      if (event.type === 'exchange') {
        if (written.has(event.exchange)) return
        written.add(event.exchange)
      }
      const masked =
        event.type === 'exchange' ? { ...event, exchange: forJournal(event.exchange, masker) } : masker.maskValue(event)
      const line = Buffer.from(`${JSON.stringify(masked, bigintAsText)}\n`)
      for (let at = 0; at < line.length;) at += writeSync(handle, line, at)
    },
    close() {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
}

export interface ReadJournal {
  events: JournalEvent[]
  /** Lines that are no events: a torn last line of a killed run, or damage. */
  damaged: Array<{ line: number; reason: string }>
}

/** The events of a journal, with the lines that could not be read: the last line of a killed run may be torn. */
export function readJournal(file: string): ReadJournal {
  const events: JournalEvent[] = []
  const damaged: ReadJournal['damaged'] = []
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [place, line] of lines.entries()) {
    if (line === '') continue
    try {
      events.push(eventOf(line))
    } catch {
      const torn = place === lines.length - 1
      damaged.push({
        line: place + 1,
        reason: torn ? 'the run ended in the middle of this line' : 'not a journal event',
      })
    }
  }
  return { events, damaged }
}

function eventOf(line: string): JournalEvent {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && 'type' in value) return value as JournalEvent
  throw new Error('no type')
}

function forJournal(exchange: Exchange, masker: Masker): Exchange {
  const { request, answer, ...rest } = masker.maskExchange(exchange)
  return {
    ...rest,
    request: { ...request, ...cut(request) },
    ...(answer && { answer: { ...answer, ...cut(answer) } }),
  }
}

function cut({ body, bodyBase64 }: { body: string; bodyBase64?: string }) {
  return { body: cutBody(body), ...(bodyBase64 !== undefined && { bodyBase64: cutBody(bodyBase64) }) }
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
