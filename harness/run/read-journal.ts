import { readFileSync } from 'node:fs'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { eventIn } from './journal-event.ts'
import { assertKnownFormat } from './journal-format.ts'
import { lastWord } from './last-word.ts'

export interface LeftOut {
  line: number
  why: 'torn' | 'unreadable' | 'unknown'
}

export interface ReadJournal {
  /** Without decisions that were replaced later. */
  events: JournalEvent[]
  leftOut: LeftOut[]
  /** Absent where the journal is whole: an incomplete last line of a killed run is no damage. */
  damage?: JournalDamage
}

/**
 * The events of a journal. A line without an event is skipped and counted.
 * @throws JournalVersion where it is of another version; what the file system says
 */
export function readJournal(file: string): ReadJournal {
  const bytes = readFileSync(file)
  assertKnownFormat(file, bytes)
  const events: JournalEvent[] = []
  const leftOut: LeftOut[] = []
  const damage = { unreadable: 0, unknown: 0 }
  for (const { number, line, isEnded } of linesOf(bytes)) {
    const event = eventIn(line)
    if (typeof event === 'object') events.push(event)
    else if (!isEnded && event === 'unreadable' && !events.some(({ type }) => type === 'run-finished'))
      leftOut.push({ line: number, why: 'torn' })
    else {
      damage[event] += 1
      leftOut.push({ line: number, why: event })
    }
  }
  const isWhole = damage.unreadable + damage.unknown === 0
  return { events: lastWord(events), leftOut, ...(!isWhole && { damage }) }
}

function* linesOf(bytes: Buffer): Generator<{ number: number; line: Buffer; isEnded: boolean }> {
  let number = 0
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(0x0a, at)
    const end = found === -1 ? bytes.length : found
    const line = bytes.subarray(at, bytes[end - 1] === 0x0d && end > at ? end - 1 : end)
    number += 1
    at = end + 1
    if (line.length > 0) yield { number, line, isEnded: found !== -1 }
  }
}
