import { createTable, type Row, type Table, type TableOptions } from './table.ts'

/** Where a store keeps what it remembers. Names are those of its own fields. */
export interface Keeping {
  table<Entity extends Row>(name: string, options: TableOptions<Entity>): Table<Entity>
  map<Value>(name: string): Map<string, Value>
  /** Gives numbers from `first` on, each once. */
  counter(name: string, first: number): () => number
  /** Makes every change so far outlive the process, all of them or none. */
  save(): void
}

/** Keeps everything in the heap, as long as the process lives. */
export const inMemory: Keeping = {
  table: (_name, options) => createTable(options),
  map: () => new Map(),
  counter: (_name, first) => {
    let next = first
    return () => next++
  },
  save: () => undefined,
}
