import { createTable, type Row, type Table, type TableOptions } from '../store/table.ts'
import { observed } from './observed.ts'

/** Rows that outlive the process: the old ones, and the receiver of changes. */
export interface KeptRows<Value> {
  values: readonly Value[]
  changed(key: string, value: Value | undefined): void
}

/** A table in memory that reports every change of a row. */
export function keptTable<Entity extends Row>(options: TableOptions<Entity>, kept: KeptRows<Entity>): Table<Entity> {
  const table = createTable(options)
  const watched = (row: Entity): Entity => observed(row, () => kept.changed(row.id, row))
  for (const row of kept.values) table.add(watched(row))
  return {
    ...table,
    add(row) {
      kept.changed(row.id, row)
      return table.add(watched(row))
    },
    remove(id) {
      if (table.get(id)) kept.changed(id, undefined)
      table.remove(id)
    },
  }
}
