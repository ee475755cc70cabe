import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { codeEnding } from '../../core/code-file.ts'
import type { Observer } from './observer.ts'
import { idsNamed } from './rule-named.ts'

// A file is found by listing, so that a new observer is named nowhere; `require` loads it without waiting.
const load = createRequire(import.meta.url)
const folder = new URL('./rules/', import.meta.url)
let loaded: readonly Observer[] | undefined

/**
 * Every observer: what each file of `rules` exports as `observer`. Each looks at every exchange of a run.
 * @throws Error OBSERVER_UNFIT where a file exports none, or one of another name
 */
export function observers(): readonly Observer[] {
  loaded ??= readdirSync(folder)
    .filter((file) => file.endsWith(codeEnding) && !file.endsWith(`.test${codeEnding}`))
    .sort()
    .map(observerIn)
  return loaded
}

function observerIn(file: string): Observer {
  const { observer } = load(fileURLToPath(new URL(file, folder))) as { observer?: Observer }
  if (observer?.name !== file.slice(0, -codeEnding.length))
    throw new Error(`OBSERVER_UNFIT: ${file} exports no observer of its name`)
  return observer
}

/** The observers that may find one of these rules broken, by their ids. */
export function observersOf(ids: ReadonlySet<string>): readonly Observer[] {
  return observers().filter(({ rules }) =>
    rules()
      .flatMap(idsNamed)
      .some((id) => ids.has(id)),
  )
}

/** The ids of all rules that observers may find broken. */
export function observedRules(): Set<string> {
  return new Set(observers().flatMap(({ rules }) => rules().flatMap(idsNamed)))
}
