import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Fields } from '../basics/values.ts'

const dateKey = '$date'

const bigintKey = '$bigint'

/** A value as JSON text that `valueOf` reads back exactly, with dates and large integers. */
export function textOf(value: unknown): string {
  // `plain` is the value after toJSON, which turns a date into text; `this` still holds the date.
  return JSON.stringify(value, function written(this: Fields, key, plain: unknown) {
    const original = this[key]
    if (original instanceof Date) return { [dateKey]: original.getTime() }
    return typeof original === 'bigint' ? { [bigintKey]: String(original) } : plain
  })
}

/** The value that `textOf` wrote. */
export function valueOf(text: string): unknown {
  return JSON.parse(text, revived)
}

function revived(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [key, own] = entries[0] ?? []
  if (entries.length !== 1) return value
  if (key === dateKey && typeof own === 'number') return new Date(own)
  return key === bigintKey && typeof own === 'string' ? BigInt(own) : value
}

/** The state in a folder is unusable; the message says what to do. */
class StateUnusable extends Error {
  readonly code: string

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** A value under a name and a key; no value for a removal. */
export type Change = [name: string, key: string, value?: unknown]

/** The stored changes of a folder. */
interface Log {
  /** The values by name and key when the log was opened. */
  kept: ReadonlyMap<string, ReadonlyMap<string, unknown>>
  /** Adds all of the changes or none. */
  append(changes: readonly Change[]): void
  close(): void
}

const file = 'sandbox.ndjson'

/** The format's version; another number is of another version of Assay. */
const firstLine = '{"sandbox":1}'

/**
 * Opens or creates the log in a folder and drops outdated entries. Changes that are written together are one line, so
 * that a killed process can tear only its last line.
 * @throws StateUnusable STATE_OF_ANOTHER_VERSION, STATE_UNREADABLE
 */
export function openLog(folder: string, { reset }: { reset: boolean }): Log {
  const path = join(folder, file)
  try {
    const kept = reset || !existsSync(path) ? new Map<string, Map<string, unknown>>() : keptIn(path, folder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lines = [...kept].flatMap(([name, rows]) => [...rows].map(([key, value]) => textOf([[name, key, value]])))
    writeFileSync(`${path}.new`, `${[firstLine, ...lines].join('\n')}\n`, { mode: 0o600 })
    renameSync(`${path}.new`, path)
    const handle = openSync(path, 'a')
    return {
      kept,
      append: (changes) => void writeSync(handle, `${textOf(changes)}\n`),
      close: () => closeSync(handle),
    }
  } catch (cause) {
    if (cause instanceof StateUnusable) throw cause
    const { code, message } = cause as NodeJS.ErrnoException
    throw new StateUnusable(
      'STATE_UNREADABLE',
      `The state in ${folder} cannot be used (${code ?? message}). Name another folder with --state, or begin anew with --reset.`,
      cause,
    )
  }
}

/** @throws StateUnusable STATE_OF_ANOTHER_VERSION; SyntaxError for a file that is not a log */
function keptIn(path: string, folder: string): Map<string, Map<string, unknown>> {
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n')
  if (first !== firstLine && /^\{"sandbox":\d+\}$/.test(first))
    throw new StateUnusable(
      'STATE_OF_ANOTHER_VERSION',
      `Another version of Assay wrote the state in ${folder}. Use that version, name another folder with --state, or begin anew with --reset.`,
    )
  if (first !== firstLine) throw new SyntaxError('it begins as no state')
  const kept = new Map<string, Map<string, unknown>>()
  // After the last line break comes a torn line or nothing.
  for (const line of lines.slice(0, -1))
    for (const [name, key, ...value] of valueOf(line) as Change[]) {
      const rows = kept.get(name) ?? new Map<string, unknown>()
      kept.set(name, rows)
      if (value.length > 0) rows.set(key, value[0])
      else rows.delete(key)
    }
  return kept
}
