import { liesBeneath, selectAddresses } from '../../requirements/address.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import type { KnownFailure } from '../profile/profile.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'

/**
 * The known failures that a run can say something about. An entry about requirements that this run was told to leave out
 * is let be; one that names no requirement at all stays, to be told as stale.
 */
export function knownFailuresHere(
  entries: readonly KnownFailure[],
  planned: readonly PlannedRequirement[],
  rows: Requirement[],
): KnownFailure[] {
  const concerns = (address: string, all: ReadonlyArray<{ address: string }>) =>
    all.some((one) => liesBeneath(one.address, address))
  const everything = selectAddresses(rows, interfaceNames(), [])
  return entries.filter(({ address }) => concerns(address, planned) || !concerns(address, everything))
}
