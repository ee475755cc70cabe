import { readFileSync } from 'node:fs'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { compiledSchema, type Compiled } from '../../schemas/compiled.ts'
import { contractKey, keyOfCheck } from './shard.ts'
import { CodedError } from '../../core/coded-error.ts'

/** The journal version that this Assay writes and reads; `schemas/journal.schema.json` describes it. */
export const journalFormat = 1

/** A journal of an unsupported version. Exit code 3. */
class JournalVersion extends CodedError<'JOURNAL_VERSION'> {}

/** Demands the known version in the first line: no line of another version can be trusted. @throws JournalVersion */
function assertKnownFormat(file: string, journal: Buffer): void {
  const beginning = journal.toString('latin1', 0, 100)
  const [, format] = /^\{"type":"run-started","journal":(\d+)/.exec(beginning) ?? []
  if (format === undefined || Number(format) === journalFormat) return
  throw new JournalVersion(
    'JOURNAL_VERSION',
    `${file} is a journal of format ${format}; this Assay reads format ${journalFormat}. Take the Assay that wrote it, or a newer one.`,
  )
}

const decoder = new TextDecoder('utf-8', { fatal: true })
let compiled: Compiled | undefined

/** The event in a journal's line, or why there is none. */
function eventIn(line: Buffer): JournalEvent | 'unreadable' | 'unknown' {
  const value = parsed(line)
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return 'unreadable'
  if (!eventTypes.has(value.type)) return 'unknown'
  compiled ??= compiledHere()
  if (compiled(value.type)?.(value) !== true) return 'unreadable'
  return value as JournalEvent
}

const eventTypes = new Set<string>([
  'run-started',
  'run-resumed',
  'kept',
  'workers-chosen',
  'check-started',
  'step-started',
  'step-ended',
  'exchange',
  'check-decided',
  'contract-decided',
  'faults-shown',
  'intended',
  'settled',
  'run-finished',
] satisfies Array<JournalEvent['type']>)

function compiledHere(): Compiled {
  const file = new URL('../../schemas/journal.schema.json', import.meta.url)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as object
  return compiledSchema('journal', schema, { moment: (text) => Number.isFinite(Date.parse(text)) })
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(line))
  } catch {
    return undefined
  }
}

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

/**
 * The events of a run with one decision for each check and contract. In a resumed run, later decisions replace earlier
 * ones, and an earlier end is removed.
 */
export function lastWord(events: JournalEvent[]): JournalEvent[] {
  const resumed = events.findLastIndex(({ type }) => type === 'run-resumed')
  if (resumed === -1) return events
  const last = new Map<string, number>()
  for (const [at, event] of events.entries()) {
    const key = keyOf(event)
    if (key !== undefined) last.set(key, at)
  }
  return events.filter((event, at) => {
    const key = keyOf(event)
    return (key === undefined || last.get(key) === at) && (event.type !== 'run-finished' || at > resumed)
  })
}

function keyOf(event: JournalEvent): string | undefined {
  if (event.type === 'check-decided') return keyOfCheck(event.interface, event.check)
  return event.type === 'contract-decided' ? `contract ${contractKey(event)}` : undefined
}
