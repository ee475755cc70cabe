import type { Keeping } from '../store/keeping.ts'
import type { Row, TableOptions } from '../store/table.ts'
import { createChanges, type Writing } from './changes.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { valueOf } from './json-text.ts'
import { KeptMap } from './kept-map.ts'
import { keptTable } from './kept-table.ts'
import { storedTable } from './stored-table.ts'

/** A world that outlives its process. */
export interface State {
  keeping: Keeping
  /** What a world consists of beside its rows: keys, certificates, ports, ids of what is ready-made. */
  world: Map<string, unknown>
  /** Commits what is left and lets go of the folder. */
  close(): void
}

/** @throws StateUnusable STATE_IN_USE, STATE_UNREADABLE */
export async function openState(folder: string, options: { reset: boolean }): Promise<State> {
  const database = await openDatabase(folder, options)
  const writings = new Map<string, Writing>()
  const changes = createChanges(database, (name) => writings.get(name) ?? opened(name, []))
  const forgets: Array<() => void> = []

  /** Makes the database hold what comes under a name, with a column for each field by which it is asked. */
  const opened = (name: string, columns: readonly string[]): Writing => {
    const own = columns.map((column) => `, "${column}" TEXT`).join('')
    database.exec(`CREATE TABLE IF NOT EXISTS "${name}" (number INTEGER PRIMARY KEY, id TEXT UNIQUE, json TEXT${own})`)
    for (const column of columns)
      database.exec(`CREATE INDEX IF NOT EXISTS "${name} by ${column}" ON "${name}" ("${column}", number)`)
    const names = ['id', 'json', ...columns.map((column) => `"${column}"`)]
    const put = database.prepare(
      `INSERT INTO "${name}" (${names.join()}) VALUES (${names.map(() => '?').join()}) ON CONFLICT (id) DO UPDATE SET json = excluded.json`,
    )
    const remove = database.prepare(`DELETE FROM "${name}" WHERE id = ?`)
    const writing: Writing = {
      put: (key, text, value) =>
        put.run(key, text, ...columns.map((column) => (value as Record<string, unknown>)[column])),
      remove: (key) => remove.run(key),
    }
    writings.set(name, writing)
    return writing
  }
  const kept = <Value>(name: string) => {
    opened(name, [])
    const rows = database.prepare(`SELECT id, json FROM "${name}" ORDER BY number`).all() as Array<{
      id: string
      json: string
    }>
    return {
      entries: rows.map(({ id, json }): [string, Value] => [id, valueOf(json) as Value]),
      changed: (key: string, value: Value | undefined) => changes.note(name, key, value),
    }
  }
  const map = <Value>(name: string): Map<string, Value> => {
    const { entries, changed } = kept<Value>(name)
    return new KeptMap(entries, changed)
  }
  const counters = map<number>('counters')
  const counter = (name: string, first: number) => () => {
    const next = counters.get(name) ?? first
    counters.set(name, next + 1)
    return next
  }
  const keeping: Keeping = {
    table<Entity extends Row>(name: string, options: TableOptions<Entity>) {
      const { entries, changed } = kept<Entity>(name)
      const values = entries.map(([, row]) => row)
      return keptTable({ ...options, nextNumber: counter(name, options.firstId) }, { values, changed })
    },
    largeTable(name, options) {
      opened(name, (options.groups ?? []).map(String))
      const numbered = { ...options, nextNumber: counter(name, options.firstId) }
      const table = storedTable(name, numbered, database, {
        write: () => changes.write(),
        changed: (key, value) => changes.note(name, key, value),
      })
      forgets.push(() => table.forget())
      return table
    },
    map,
    counter,
    save() {
      changes.commit()
      for (const forget of forgets) forget()
    },
  }
  return {
    keeping,
    world: map('world'),
    close() {
      changes.close()
      closeDatabase(database)
    },
  }
}
