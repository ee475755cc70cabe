import { liesBeneath } from '../../core/address.ts'
import type { Verdict } from '../../core/verdict.ts'
import { had } from './compare.ts'
import { isEvaluated } from './kind-of-change.ts'
import { covers, hasExpired, type KnownFailure } from './known-failures.ts'

/** The state of a known failure after a run. All but `fixed`, `matches nothing` and `expired` stay. */
export type KnownState = 'still fails' | 'not evaluated' | 'not in this run' | 'fixed' | 'matches nothing' | 'expired'

/** A run's results, as far as known failures need them. */
export interface RunForKnown {
  interfaces: readonly string[]
  only: readonly string[]
  /** Whether it covered all requirements of these addresses: not a shard, and not interrupted. */
  isWhole: boolean
  requirements: ReadonlyArray<{ address: string; verdict: Verdict }>
}

interface Renewed<Entry> {
  /** The entries in their order, with their states. */
  entries: Array<{ entry: Entry; state: KnownState }>
  /** Failing addresses that no remaining entry covers. */
  added: string[]
}

const stays: ReadonlySet<KnownState> = new Set<KnownState>(['still fails', 'not evaluated', 'not in this run'])

/** Whether an entry stays after the run. */
export function remains(state: KnownState): boolean {
  return stays.has(state)
}

/**
 * The known failures after a run: those that still fail or were not evaluated stay, fixed ones are removed, and other
 * failures are added. An expired one that still fails counts as new. `today` is YYYY-MM-DD.
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
  // A covered requirement outside this run may still fail.
  const isNarrow = run.only.some((one) => one !== entry.address && liesBeneath(one, entry.address))
  return run.isWhole && !isNarrow && covered.every(({ verdict }) => isEvaluated(verdict)) ? 'fixed' : 'not evaluated'
}
