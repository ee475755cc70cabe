import type { Row, Table, TableOptions } from '../store/table.ts'
import type { Database } from './database.ts'
import { valueOf } from './json-text.ts'
import { observed } from './observed.ts'

/** What a table in the database needs beside it. */
interface Around<Entity> {
  /** Makes the database know every change noted so far. */
  write: () => void
  changed: (key: string, value: Entity | undefined) => void
}

/** Between the rows of one answer; no JSON text holds it. */
const separator = '\u001E'

/**
 * A table whose rows stay in the database. A row that was read is one object until `forget`; a group or the whole of it
 * comes as one text, since a row of its own costs the library more than its contents.
 */
export function storedTable<Entity extends Row>(
  name: string,
  { idOf = String, nextNumber, groups = [] }: TableOptions<Entity> & { nextNumber: () => number },
  database: Database,
  { write, changed }: Around<Entity>,
): Table<Entity> & { forget(): void } {
  const known = new Map<string, Entity>()
  const one = database.prepare(`SELECT json FROM "${name}" WHERE id = ?`)
  const rowOf = (text: string): Entity => {
    const row = valueOf(text) as Entity
    return known.get(row.id) ?? remembered(row)
  }
  const remembered = (row: Entity): Entity => {
    const watched = observed(row, () => changed(row.id, row))
    known.set(row.id, watched)
    return watched
  }
  const select = (where: string) =>
    database.prepare(
      `SELECT group_concat(json, '${separator}') AS text FROM (SELECT json FROM "${name}" ${where} ORDER BY number)`,
    )
  const whole = select('')
  const byField = new Map(groups.map((field) => [field, select(`WHERE "${String(field)}" = ?`)]))
  const rows = (statement: ReturnType<typeof select> | undefined, ...values: string[]): Entity[] => {
    write()
    const { text = null } = (statement?.get(...values) ?? {}) as { text?: string | null }
    return text === null ? [] : text.split(separator).map(rowOf)
  }
  return {
    newId: () => idOf(nextNumber()),
    add(row) {
      changed(row.id, row)
      return remembered(row)
    },
    get(id) {
      const row = known.get(id)
      if (row) return row
      write()
      const found = one.get(id) as { json: string } | undefined
      return found && rowOf(found.json)
    },
    by: (field, value) => rows(byField.get(field), value)[0],
    group: (field, value) => rows(byField.get(field), value),
    all: () => rows(whole),
    remove(id) {
      known.delete(id)
      changed(id, undefined)
    },
    forget: () => known.clear(),
  }
}
