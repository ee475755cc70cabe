import type { Keeping } from '../store/store.ts'
import { type Row, type TableOptions, createTable, type Table } from '../store/table.ts'
import { observed } from './observed.ts'
import { type Change, openLog } from './log.ts'

/** A map whose entries outlive the process; it reports every change of an entry. */
class KeptMap<Value> extends Map<string, Value> {
  private readonly changed: (key: string, value: Value | undefined) => void

  constructor(entries: Iterable<[string, Value]>, changed: (key: string, value: Value | undefined) => void) {
    super()
    this.changed = changed
    for (const [key, value] of entries) super.set(key, this.watched(key, value))
  }

  override set(key: string, value: Value): this {
    this.changed(key, value)
    return super.set(key, this.watched(key, value))
  }

  override delete(key: string): boolean {
    this.changed(key, undefined)
    return super.delete(key)
  }

  override clear(): void {
    for (const key of this.keys()) this.changed(key, undefined)
    super.clear()
  }

  private watched(key: string, value: Value): Value {
    return typeof value === 'object' && value !== null ? observed(value, () => this.changed(key, value)) : value
  }
}

/** A sandbox's data that outlives its process. */
export interface State {
  keeping: Keeping
  /** Everything beside rows: keys, certificates, ports, ids of seeded data. */
  world: Map<string, unknown>
  /** Writes the remaining changes; later changes, such as the end of a callback, are lost. */
  close(): void
}

/** @throws StateUnusable STATE_OF_ANOTHER_VERSION, STATE_UNREADABLE */
export function openState(folder: string, options: { reset: boolean }): State {
  const log = openLog(folder, options)
  const noted = new Map<string, Change>()
  let due: NodeJS.Immediate | undefined
  let closed = false

  /** At the latest at the end of this turn of the event loop. */
  const save = (): void => {
    if (due) clearImmediate(due)
    due = undefined
    if (noted.size > 0) log.append([...noted.values()])
    noted.clear()
  }
  const kept = <Value>(name: string) => ({
    entries: [...((log.kept.get(name) ?? new Map()) as ReadonlyMap<string, Value>)],
    changed: (key: string, value: Value | undefined) => {
      if (closed) return
      noted.set(`${name} ${key}`, value === undefined ? [name, key] : [name, key, value])
      due ??= setImmediate(save)
    },
  })
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
  return {
    keeping: {
      table<Entity extends Row>(name: string, options: TableOptions<Entity>): Table<Entity> {
        const { entries, changed } = kept<Entity>(name)
        const table = createTable({ ...options, nextNumber: counter(name, options.firstId) })
        const watched = (row: Entity): Entity => observed(row, () => changed(row.id, row))
        for (const [, row] of entries) table.add(watched(row))
        return {
          ...table,
          add(row) {
            changed(row.id, row)
            return table.add(watched(row))
          },
          remove(id) {
            if (table.get(id)) changed(id, undefined)
            table.remove(id)
          },
        }
      },
      map,
      counter,
      save,
    },
    world: map('world'),
    close() {
      save()
      closed = true
      log.close()
    },
  }
}
