import { liesBeneath } from '../../core/address.ts'
import type { Verdict } from '../../core/verdict.ts'
import { had } from './compare.ts'
import { isEvaluated } from './kind-of-change.ts'
import { covers, hasExpired, type KnownFailure } from './known-failures.ts'

/** What becomes of a known failure after a run. All but `fixed`, `matches nothing` and `expired` stay. */
export type KnownState = 'still fails' | 'not evaluated' | 'not in this run' | 'fixed' | 'matches nothing' | 'expired'

/** What a run came to, as far as known failures go. */
export interface RunForKnown {
  interfaces: readonly string[]
  only: readonly string[]
  /** Whether it had all requirements of these addresses: not a shard, and not cut short. */
  isWhole: boolean
  requirements: ReadonlyArray<{ address: string; verdict: Verdict }>
}

export interface Renewed<Entry> {
  /** In their own order, with what became of each. */
  entries: Array<{ entry: Entry; state: KnownState }>
  /** Addresses that fail and that no entry covers which stays. */
  added: string[]
}

const stays: ReadonlySet<KnownState> = new Set<KnownState>(['still fails', 'not evaluated', 'not in this run'])

/** Whether an entry stays after the run. */
export function remains(state: KnownState): boolean {
  return stays.has(state)
}

/**
 * Known failures after a run: those that still fail or could not be evaluated stay, those that are fixed go, and what fails
 * beside them is added. One that has expired and still fails counts as new. `today` is YYYY-MM-DD.
 */
export function renewed<Entry extends KnownFailure>(
  known: readonly Entry[],
  run: RunForKnown,
  today: string,
): Renewed<Entry> {
  const entries = known.map((entry) => ({ entry, state: stateOf(entry, run, today) }))
  const staying = entries.filter(({ state }) => remains(state))
  const failing = run.requirements.filter(({ verdict }) => verdict === 'failed').map(({ address }) => address)
  return { entries, added: failing.filter((address) => !staying.some(({ entry }) => covers(entry, address))) }
}

function stateOf(entry: KnownFailure, run: RunForKnown, today: string): KnownState {
  const covered = run.requirements.filter(({ address }) => covers(entry, address))
  if (covered.length === 0) return run.isWhole && had(run, entry.address) ? 'matches nothing' : 'not in this run'
  if (covered.some(({ verdict }) => verdict === 'failed')) return hasExpired(entry, today) ? 'expired' : 'still fails'
  // A part of what it covers may fail where this run did not look.
  const isNarrow = run.only.some((one) => one !== entry.address && liesBeneath(one, entry.address))
  return run.isWhole && !isNarrow && covered.every(({ verdict }) => isEvaluated(verdict)) ? 'fixed' : 'not evaluated'
}
