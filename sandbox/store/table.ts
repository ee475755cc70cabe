export interface Row {
  id: string
}

/** Rows of one kind in ascending order of their ids. */
export interface Table<Entity extends Row> {
  newId(): string
  add(row: Entity): Entity
  get(id: string): Entity | undefined
  /** The row whose unique field has this value. */
  by(field: keyof Entity, value: string): Entity | undefined
  /** The rows whose grouping field has this value, oldest first; empty when there are none. */
  group(field: keyof Entity, value: string): readonly Entity[]
  all(): readonly Entity[]
  remove(id: string): void
}

export interface TableOptions<Entity extends Row> {
  firstId: number
  /** The id for a number; its digits when absent. */
  idOf?: (number: number) => string
  unique?: Array<keyof Entity>
  groups?: Array<keyof Entity>
  /** The numbers of new ids; counted from `firstId` when absent. */
  nextNumber?: () => number
}

/** An empty table. Indexed fields of its rows must not change. */
export function createTable<Entity extends Row>(options: TableOptions<Entity>): Table<Entity> {
  const { firstId, idOf = String, unique = [], groups = [] } = options
  let nextId = firstId
  const { nextNumber = () => nextId++ } = options
  const rows: Entity[] = []
  const byId = new Map<string, Entity>()
  const uniqueIndexes = new Map(unique.map((field) => [field, new Map<unknown, Entity>()]))
  const groupIndexes = new Map(groups.map((field) => [field, new Map<unknown, Entity[]>()]))

  return {
    newId: () => idOf(nextNumber()),
    add(row) {
      rows.push(row)
      byId.set(row.id, row)
      for (const [field, index] of uniqueIndexes) index.set(row[field], row)
      for (const [field, index] of groupIndexes) {
        const group = index.get(row[field])
        if (group) group.push(row)
        else index.set(row[field], [row])
      }
      return row
    },
    get: (id) => byId.get(id),
    by: (field, value) => uniqueIndexes.get(field)?.get(value),
    group: (field, value) => groupIndexes.get(field)?.get(value) ?? [],
    all: () => rows,
    remove(id) {
      const row = byId.get(id)
      if (!row) return
      byId.delete(id)
      drop(rows, row)
      for (const [field, index] of uniqueIndexes) if (index.get(row[field]) === row) index.delete(row[field])
      for (const [field, index] of groupIndexes) drop(index.get(row[field]) ?? [], row)
    },
  }
}

function drop<Entity>(rows: Entity[], row: Entity): void {
  const at = rows.indexOf(row)
  if (at >= 0) rows.splice(at, 1)
}
