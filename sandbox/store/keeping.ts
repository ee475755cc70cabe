import { createTable, type Row, type Table, type TableOptions } from './table.ts'

/** How a store keeps its data. Names are those of the store's fields. */
export interface Keeping {
  table<Entity extends Row>(name: string, options: TableOptions<Entity>): Table<Entity>
  map<Value>(name: string): Map<string, Value>
  /** Returns numbers from `first` on, each once. */
  counter(name: string, first: number): () => number
  /** Makes all changes so far, or none of them, outlive the process. */
  save(): void
}

/** Keeps everything in memory. */
export const inMemory: Keeping = {
  table: (_name, options) => createTable(options),
  map: () => new Map(),
  counter: (_name, first) => {
    let next = first
    return () => next++
  },
  save: () => undefined,
}
