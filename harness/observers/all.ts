import { listFilter } from './list-filter.ts'
import type { Observer } from './observer.ts'
import { oneView } from './one-view.ts'
import { shapes } from './shapes.ts'

/** Every observer. Each looks at every exchange of a run. */
export const observers: readonly Observer[] = [shapes, oneView, listFilter]

/** The ids of all rows that observers may find broken. */
export function observedRules(): Set<string> {
  return new Set(observers.flatMap(({ rules }) => rules()))
}
