import type { Database } from './database.ts'
import { textOf } from './json-text.ts'

/** What has changed since the last commit, by name and key; undefined where it was removed. */
export interface Changes {
  note(name: string, key: string, value: unknown): void
  /** Writes all that was noted into the open transaction, so that the database can be asked. */
  write(): void
  commit(): void
  /** Commits a last time; what changes afterwards, such as the end of a callback, is lost. */
  close(): void
}

/** Collects changes, and commits them at the latest once the present turn is over. */
export function createChanges(database: Database, statements: (name: string) => Writing): Changes {
  const noted = new Map<string, Map<string, unknown>>()
  let open = false
  let closed = false
  let due: NodeJS.Immediate | undefined

  const write = (): void => {
    if (noted.size === 0) return
    if (!open) database.exec('BEGIN IMMEDIATE')
    open = true
    for (const [name, changed] of noted) {
      const { put, remove } = statements(name)
      for (const [key, value] of changed) {
        if (value === undefined) remove(key)
        else put(key, textOf(value), value)
      }
    }
    noted.clear()
  }
  const commit = (): void => {
    write()
    if (due) clearImmediate(due)
    due = undefined
    if (!open) return
    database.exec('COMMIT')
    open = false
  }
  return {
    note(name, key, value) {
      if (closed) return
      const changed = noted.get(name) ?? new Map<string, unknown>()
      noted.set(name, changed)
      changed.set(key, value)
      due ??= setImmediate(commit)
    },
    write,
    commit,
    close() {
      commit()
      closed = true
    },
  }
}

/** How the rows under one name are written. */
export interface Writing {
  put: (key: string, text: string, value: unknown) => void
  remove: (key: string) => void
}
