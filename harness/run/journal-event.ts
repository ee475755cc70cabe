import { readFileSync } from 'node:fs'
import type { JournalEvent } from '../../core/journal-events.ts'
import { type Compiled, compiledSchema } from '../../schemas/compiled.ts'

/** Far deeper than any event. The schema's validator and reports recurse once for each level. */
const mostLevels = 100

const decoder = new TextDecoder('utf-8', { fatal: true })
let compiled: Compiled | undefined

/** The event in a journal's line, or why there is none. */
export function eventIn(line: Buffer): JournalEvent | 'unreadable' | 'unknown' {
  const value = parsed(line)
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return 'unreadable'
  if (!eventTypes.has(value.type)) return 'unknown'
  compiled ??= compiledHere()
  if (isDeep(value, mostLevels) || compiled(value.type)?.(value) !== true) return 'unreadable'
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

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1))
}
