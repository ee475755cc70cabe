import { readFileSync } from 'node:fs'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { linkOf, unchained } from './journal-chain.ts'
import { eventIn } from './journal-event.ts'
import { assertKnownFormat } from './journal-format.ts'
import { lastWord } from './last-word.ts'

export interface LeftOut {
  line: number
  why: 'torn' | 'changed' | 'unreadable' | 'unknown'
}

export interface ReadJournal {
  /** Without what was decided again later. */
  events: JournalEvent[]
  leftOut: LeftOut[]
  /** Absent where the journal is whole: the torn last line of a killed run is no damage. */
  damage?: JournalDamage
  /** The digest of the last line, which covers those before; empty where none has one. */
  digest: string
}

interface Line {
  number: number
  event: ReturnType<typeof eventIn>
  link: ReturnType<typeof linkOf>
  /** Whether nothing ends it, as where a run was killed while it wrote. */
  isTorn: boolean
}

/**
 * The events of a journal, each as it was written. What does not fit the schema or its own digest is left out and counted,
 * but for the start of the run, without which there is nothing to report.
 * @throws JournalVersion where it is of another version; what the file system says
 */
export function readJournal(file: string): ReadJournal {
  const bytes = readFileSync(file)
  assertKnownFormat(file, bytes)
  const lines = linesOf(bytes)
  const isChained = lines.length === 0 || lines.some(({ link }) => link !== undefined)
  const events: JournalEvent[] = []
  const leftOut: LeftOut[] = []
  const damage = { missing: 0, changed: 0, unreadable: 0, unknown: 0, withoutDigests: !isChained }
  let last: { line: number; digest?: string } = unchained
  for (const { number, event, link, isTorn } of lines) {
    if (isTorn && !events.some(({ type }) => type === 'run-finished')) {
      leftOut.push({ line: number, why: 'torn' })
      continue
    }
    const known = typeof link === 'object' ? link : undefined
    const isMoved = known !== undefined && known.line <= last.line
    const isChanged = isMoved || (isChained && !known)
    if (typeof event === 'string' || isChanged) {
      const why = typeof event === 'string' ? event : 'changed'
      damage[why] += 1
      leftOut.push({ line: number, why })
    }
    const isStart = events.length === 0 && typeof event === 'object' && event.type === 'run-started'
    if (typeof event === 'object' && (isStart || !isChanged)) events.push(event)
    if (isMoved) continue
    if (known) damage.missing += known.line - last.line - 1
    const isNext = known?.line === last.line + 1
    if (isNext && last.digest !== undefined && known.previous !== last.digest) damage.changed += 1
    last = known ?? { line: last.line + 1 }
  }
  const isWhole = isChained && damage.missing + damage.changed + damage.unreadable + damage.unknown === 0
  return { events: lastWord(events), leftOut, ...(!isWhole && { damage }), digest: last.digest ?? '' }
}

/** The lines that are not empty. */
function linesOf(bytes: Buffer): Line[] {
  const lines: Line[] = []
  let number = 0
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(0x0a, at)
    const end = found === -1 ? bytes.length : found
    const line = bytes.subarray(at, bytes[end - 1] === 0x0d && end > at ? end - 1 : end)
    number += 1
    at = end + 1
    if (line.length === 0) continue
    const [event, link] = [eventIn(line), linkOf(line)]
    lines.push({ number, event, link, isTorn: found === -1 && event === 'unreadable' && link === undefined })
  }
  return lines
}
