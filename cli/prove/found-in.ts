import type { CheckDecided } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import { isBroken } from '../../harness/verdicts/verdict-of.ts'

/** How a check was broken. */
export interface Broken {
  /** After how many cases, of a property. */
  cases?: number
  /** At which places, where it is done at several. */
  places?: string[]
}

/** In each interface how each check was broken that was. */
export type FoundIn = Partial<Record<InterfaceName, Record<string, Broken>>>

/** The same of all interfaces together. */
export interface InAll {
  /** After how many cases those failed that are properties; absent where none is. */
  cases?: Record<string, number>
  /** At which places those failed that are done at several; absent where none is. */
  places?: Record<string, string[]>
}

/** In each interface how the checks were broken of what was decided there. */
export function foundIn(decided: readonly CheckDecided[]): FoundIn {
  const broken = decided.filter(({ verdict }) => isBroken(verdict))
  return Object.fromEntries(
    [...Map.groupBy(broken, (event) => event.interface)].map(([name, own]) => [
      name,
      Object.fromEntries(own.map((event) => [event.check, howBroken(event)])),
    ]),
  )
}

function howBroken({ counterexample, judgements }: CheckDecided): Broken {
  const cases = counterexample && Number.parseInt(counterexample.path, 10) + 1
  const places = [...new Set(judgements.flatMap(({ places: seen }) => seen?.broken ?? []))]
  return { ...(cases !== undefined && { cases }), ...(places.length > 0 && { places }) }
}

/** After how many cases, and at which places, checks were broken in all interfaces together. */
export function inAll(found: FoundIn = {}): InAll {
  const cases: Record<string, number> = {}
  const places: Record<string, string[]> = {}
  for (const [check, { cases: tried, places: own }] of Object.values(found).flatMap((checks) =>
    Object.entries(checks ?? {}),
  )) {
    if (tried !== undefined) cases[check] = Math.max(tried, cases[check] ?? 0)
    if (own) places[check] = [...new Set([...(places[check] ?? []), ...own])]
  }
  const isSome = (of: object) => Object.keys(of).length > 0
  return { ...(isSome(cases) && { cases }), ...(isSome(places) && { places }) }
}
