import type { CheckDecided } from '../../core/journal-events.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { isBroken } from '../../harness/verdicts/gravest.ts'

/** How a check failed. */
export interface Broken {
  /** For a property, the number of cases until the failure. */
  cases?: number
  /** For a check at several places, those where it failed. */
  places?: string[]
}

/** By interface, each failed check. */
export type FoundIn = Partial<Record<InterfaceName, Record<string, Broken>>>

/** The same for all interfaces together. */
export interface InAll {
  /** The number of cases for each failed property; absent without one. */
  cases?: Record<string, number>
  /** The places of each failed check with several; absent without one. */
  places?: Record<string, string[]>
}

/** The failed checks among the decided ones, by interface. */
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

/** The numbers of cases and the places of failed checks in all interfaces together. */
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
