import type { Keeping } from '../store/keeping.ts'
import type { Row, TableOptions } from '../store/table.ts'
import { KeptMap } from './kept-map.ts'
import { keptTable } from './kept-table.ts'
import { type Change, openLog } from './log.ts'

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
      table<Entity extends Row>(name: string, options: TableOptions<Entity>) {
        const { entries, changed } = kept<Entity>(name)
        const values = entries.map(([, row]) => row)
        return keptTable({ ...options, nextNumber: counter(name, options.firstId) }, { values, changed })
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
