import type { FaultsShown, ShownToFail } from '../core/faults-shown.ts'

const kept = ['address', 'alteration', 'sentence', 'place', 'why'] as const satisfies Array<keyof ShownToFail>

/** The results of a proof by faults that the journal keeps. */
export function faultsShown(all: readonly ShownToFail[]): FaultsShown {
  return { type: 'faults-shown', at: new Date().toISOString(), requirements: all.map(keptOf) }
}

function keptOf(one: ShownToFail): ShownToFail {
  const fields = kept.filter((name) => one[name] !== undefined).map((name) => [name, one[name]])
  return Object.fromEntries(fields) as ShownToFail
}
