import { liesBeneath } from '../../core/address.ts'
import type { Settled } from './settled.ts'

/** A failure listed in the profile. */
export interface KnownFailure {
  /** The covered address, with everything below it. */
  address: string
  owner: string
  /** YYYY-MM-DD: the last day on which it counts. */
  expires: string
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

/** Whether an entry no longer counts on this day, YYYY-MM-DD. It still counts on its last day. */
export function hasExpired(entry: Pick<KnownFailure, 'expires'>, today: string): boolean {
  return entry.expires < today
}

/** The state of an entry. It stays if any of its requirements still fails. */
export function stateOf(
  entry: KnownFailure,
  requirements: ReadonlyArray<Pick<Settled, 'address' | 'verdict'>>,
  today: string,
): KnownFailureState {
  const verdicts = requirements.filter(({ address }) => covers(entry, address)).map(({ verdict }) => verdict)
  if (verdicts.length === 0) return 'matches nothing'
  if (hasExpired(entry, today)) return 'expired'
  if (verdicts.includes('failed')) return 'still fails'
  const isOpen = verdicts.includes('inconclusive') || verdicts.every((verdict) => verdict === 'untested')
  return isOpen ? 'could not be judged' : 'no longer fails'
}

/** Why an entry alone fails the run; undefined where it does not. */
export function staleBecause(
  entry: KnownFailure,
  requirements: ReadonlyArray<Pick<Settled, 'address' | 'verdict'>>,
  today: string,
): string | undefined {
  const { address, expires, owner } = entry
  const state = stateOf(entry, requirements, today)
  if (state === 'matches nothing') return `known failure ${address} matches no requirement of this run`
  if (state === 'expired') return `known failure ${address} expired on ${expires}; owner ${owner}`
  return state === 'no longer fails'
    ? `known failure ${address} no longer fails; remove the entry from the profile`
    : undefined
}

/**
 * The entries about which a run can decide. An entry about left-out requirements does not count. One that matches no
 * requirement of the catalogue (`everything`) stays and fails the run as stale.
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
