import { closeSync, openSync, writeSync } from 'node:fs'
import type { Exchange } from '../../core/exchange.ts'
import type { Masker } from '../client/masking/mask.ts'
import { cutBody } from './cut-body.ts'
import { chained, type Link, unchained } from './journal-chain.ts'
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

/** A fresh journal in this file, whose events are masked as they are written. */
export function openJournal(file: string, masker: Masker): Journal {
  const written = new WeakSet<Exchange>()
  const lines = openLines(file)
  return {
    write(event) {
      if (event.type === 'exchange') {
        if (written.has(event.exchange)) return
        written.add(event.exchange)
      }
      lines.write(
        event.type === 'exchange'
          ? { ...event, exchange: forJournal(event.exchange, masker) }
          : masker.maskRecord(event),
      )
    },
    close: () => lines.close(),
  }
}

/**
 * A fresh journal of events that are masked already, as those of other journals. Each event is one synchronous write of one
 * whole line, so that a killed run loses at most the line being written; it costs about 5 microseconds a line, which no
 * request can notice.
 */
export function openLines(file: string): Journal {
  let handle: number | undefined = openSync(file, 'w')
  let last: Pick<Link, 'line' | 'digest'> = unchained
  return {
    write(event) {
      if (handle === undefined)
        throw new Error(`JOURNAL_CLOSED: ${event.type} came after the journal ${file} was closed`)
      const [json, link] = chained(JSON.stringify(event, bigintAsText), last)
      const line = Buffer.from(`${json}\n`)
      for (let at = 0; at < line.length;) at += writeSync(handle, line, at)
      last = link
    },
    close() {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
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
