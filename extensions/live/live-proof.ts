import { sentenceOf } from '../../faults/catalogue.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { LiveAlteration } from './gateway/made-right.ts'
import type { PlannedAlteration } from './plan.ts'

/** On which alteration a requirement that holds failed, or why on none. */
export interface ShownLive {
  address: string
  alteration?: string
  sentence?: string
  /** Absent where it was shown. */
  why?: string
}

export interface LiveProof {
  liveProof: 1
  target: string
  seed: number
  requirements: ShownLive[]
  alterations: Array<{ id: string; sentence: string; tried: number; shown: number }>
  /** Sent in all, those of the run without faults among them. */
  requests: number
  seconds: number
}

type Verdicts = ReadonlyMap<string, Verdict>

export type Tally = ReturnType<typeof createTally>

export function createTally(holding: readonly string[]) {
  const shown = new Map<string, LiveAlteration>()
  const tried = new Map<string, string[]>()
  const undecided = new Map<string, string[]>()
  const alterations: LiveProof['alterations'] = []
  return {
    /** The addresses on which an alteration has still to be tried. */
    left: ({ checks }: PlannedAlteration) => [...checks.keys()].filter((address) => !shown.has(address)),
    /** Under this alteration nothing can be evaluated, so that it is not tried on these. */
    skip({ alteration: { id } }: PlannedAlteration, addresses: readonly string[]): void {
      for (const address of addresses) undecided.set(address, [...(undecided.get(address) ?? []), id])
    },
    /** Takes what the requirements came to under an alteration; gives how many failed. */
    take({ alteration }: PlannedAlteration, verdicts: Verdicts): number {
      const { id } = alteration
      let failed = 0
      for (const [address, verdict] of verdicts) {
        if (verdict === 'failed' || verdict === 'warned') {
          shown.set(address, alteration)
          failed += 1
        } else {
          const kept = verdict === 'passed' ? tried : undecided
          kept.set(address, [...(kept.get(address) ?? []), id])
        }
      }
      const known = alterations.find((one) => one.id === id)
      if (!known) alterations.push({ id, sentence: sentenceOf(id), tried: verdicts.size, shown: failed })
      else Object.assign(known, { tried: known.tried + verdicts.size, shown: known.shown + failed })
      return failed
    },
    /** Whether any of these could be evaluated under an alteration. */
    saidAnything: ({ alteration: { id } }: PlannedAlteration, addresses: readonly string[]) =>
      addresses.some((address) => shown.has(address) || tried.get(address)?.includes(id)),
    alterations: () => alterations,
    requirements: () => holding.map(shownOf),
  }

  function shownOf(address: string): ShownLive {
    const alteration = shown.get(address)
    if (alteration) return { address, alteration: alteration.id, sentence: sentenceOf(alteration.id) }
    const held = tried.get(address)
    if (held) return { address, why: `it holds with every alteration that was tried: ${held.join(', ')}` }
    const open = undecided.get(address)
    if (open) return { address, why: `it could not be evaluated with ${open.join(', ')}` }
    return { address, why: 'no alteration of a gateway changes what its checks are answered' }
  }
}
