import { liesBeneath } from '../../core/address.ts'
import type { Verdict } from '../../core/verdict.ts'

/** A failure that the profile knows of. */
export interface KnownFailure {
  /** What it covers: this address and what lies beneath it. */
  address: string
  owner: string
  /** YYYY-MM-DD: the last day on which it counts. */
  expires: string
}

interface Judged {
  address: string
  verdict: Verdict
}

export type KnownFailureState =
  | 'still fails'
  | 'no longer fails'
  | 'could not be judged'
  | 'expired'
  | 'matches nothing'

export function covers(entry: Pick<KnownFailure, 'address'>, address: string): boolean {
  return liesBeneath(address, entry.address)
}

/** Whether an entry no longer counts on this day, YYYY-MM-DD. On its last day it does. */
export function hasExpired(entry: Pick<KnownFailure, 'expires'>, today: string): boolean {
  return entry.expires < today
}

/** What became of an entry. One of several requirements that still fails keeps it. */
export function stateOf(entry: KnownFailure, requirements: readonly Judged[], today: string): KnownFailureState {
  const verdicts = requirements.filter(({ address }) => covers(entry, address)).map(({ verdict }) => verdict)
  if (verdicts.length === 0) return 'matches nothing'
  if (hasExpired(entry, today)) return 'expired'
  if (verdicts.includes('failed')) return 'still fails'
  const isOpen = verdicts.includes('inconclusive') || verdicts.every((verdict) => verdict === 'untested')
  return isOpen ? 'could not be judged' : 'no longer fails'
}

/** Why an entry fails the run by itself; undefined where it does not. */
export function staleBecause(entry: KnownFailure, requirements: readonly Judged[], today: string): string | undefined {
  const { address, expires, owner } = entry
  const state = stateOf(entry, requirements, today)
  if (state === 'matches nothing') return `known failure ${address} matches no requirement of this run`
  if (state === 'expired') return `known failure ${address} expired on ${expires}; owner ${owner}`
  return state === 'no longer fails'
    ? `known failure ${address} no longer fails; remove the entry from the profile`
    : undefined
}

/**
 * The entries that a run can say something about. One about requirements that this run had to leave out does not
 * count; one that names no requirement at all (`everything` holds all there are) stays, and fails the run as stale.
 */
export function knownFailuresHere<Entry extends Pick<KnownFailure, 'address'>>(
  entries: readonly Entry[],
  planned: ReadonlyArray<{ address: string }>,
  everything: ReadonlyArray<{ address: string }>,
): Entry[] {
  const concerns = (entry: Entry, all: ReadonlyArray<{ address: string }>) =>
    all.some(({ address }) => covers(entry, address))
  return entries.filter((entry) => concerns(entry, planned) || !concerns(entry, everything))
}
