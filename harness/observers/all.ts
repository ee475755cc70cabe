import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../core/load-module.ts'
import type { Observer, Together } from './observer.ts'
import { idsNamed } from './rule-named.ts'

const folder = fileURLToPath(new URL('rules', import.meta.url))
let loaded: readonly Observer[] | undefined

/**
 * Every observer: what each file of `rules` exports as `observer`. Each looks at every exchange of a run.
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

/** The observers that may find one of these rules broken, by their ids. */
export function observersOf(ids: ReadonlySet<string>): readonly Observer[] {
  return observers().filter(({ rules }) =>
    rules()
      .flatMap(idsNamed)
      .some((id) => ids.has(id)),
  )
}

/** What evaluates a rule over many answers at once, as its observer does over each. @throws Error OBSERVER_MISSING for others */
export function togetherBy(id: string): Together {
  for (const { rules, together } of observers()) {
    const rule = rules().find((name) => idsNamed(name).includes(id))
    const found = rule === undefined ? undefined : together?.(rule)
    if (found) return found
  }
  throw new Error(`OBSERVER_MISSING: no observer evaluates ${id} over many answers`)
}

/** The ids of all rules that observers may find broken. */
export function observedRules(): Set<string> {
  return new Set(observers().flatMap(({ rules }) => rules().flatMap(idsNamed)))
}
