import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Exchange } from '../../core/exchange.ts'
import { cutBody } from '../client/masking/cut-body.ts'
import type { Masker } from '../client/masking/mask.ts'
import type { JournalEvent } from '../../core/journal-events.ts'

export interface Journal {
  /** Appends one masked line. An exchange is written once, even if several judgements need it. An event after `close` is an error. */
  write(event: JournalEvent): void
  /** Closes the file; a second call does nothing. */
  close(): void
}

/** A journal in this file that masks events as it writes them. A new one, unless it continues. */
export function openJournal(file: string, masker: Masker, goesOn = false): Journal {
  const written = new WeakSet<Exchange>()
  const lines = openLines(file, goesOn)
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
 * A journal of events that are already masked, such as those of other journals. Each event is one synchronous write of
 * a whole line, about 5 microseconds, so a killed run loses at most one line. An existing file is not changed before
 * the first event, so that a run with wrong arguments keeps the last journal.
 */
export function openLines(file: string, goesOn = false): Journal {
  let handle: number | undefined = openSync(file, constants.O_WRONLY | constants.O_CREAT)
  // An incomplete last line of a killed run is overwritten.
  let at = goesOn ? readFileSync(file).lastIndexOf('\n') + 1 : 0
  let isTorn = true
  return {
    write(event) {
      if (handle === undefined)
        throw new Error(`JOURNAL_CLOSED: ${event.type} came after the journal ${file} was closed`)
      if (isTorn) ftruncateSync(handle, at)
      isTorn = false
      const line = Buffer.from(`${jsonOf(event)}\n`)
      for (let done = 0; done < line.length;) done += writeSync(handle, line, done, line.length - done, at + done)
      at += line.length
    },
    close() {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
}

function forJournal(exchange: Exchange, masker: Masker): Exchange {
  const { request, answer, ...rest } = masker.maskExchangeWith(exchange, (_message, mask) => cutBody(mask()))
  return { ...rest, request: withCutBytes(request), ...(answer && { answer: withCutBytes(answer) }) }
}

function withCutBytes<Message extends { bodyBase64?: string }>(message: Message): Message {
  const { bodyBase64 } = message
  return bodyBase64 === undefined ? message : { ...message, bodyBase64: cutBody(bodyBase64) }
}

/** Few events hold an integer beyond 2^53, and testing each value takes several times as long. */
function jsonOf(event: JournalEvent): string {
  try {
    return JSON.stringify(event)
  } catch {
    return JSON.stringify(event, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  }
}
