import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../core/load-module.ts'
import type { Observer } from './observer.ts'

const folder = fileURLToPath(new URL('rules', import.meta.url))
let loaded: readonly Observer[] | undefined

/**
 * Every observer: the export `observer` of each file in `rules`. Each sees every exchange of a run.
 * @throws Error OBSERVER_UNFIT where a file exports none, or one of another name
 */
export function observers(): readonly Observer[] {
  loaded ??= modulesIn(folder).map(({ name, exported }) => {
    const { observer } = exported as { observer?: Observer }
    if (observer?.name !== name) throw new Error(`OBSERVER_UNFIT: ${name} exports no observer of its name`)
    return observer
  })
  return loaded
}

/** The file of an observer in reports. */
export function whereOfObserver({ name }: Pick<Observer, 'name'>): string {
  return `harness/observers/rules/${name}.ts`
}
