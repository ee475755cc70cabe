import type { CheckDecided } from '../../core/journal-events.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { type Durations, keyOfCheck } from '../../harness/run/shard.ts'
import { readRunJournal } from '../../reports/write-reports.ts'

/** The duration of each check in an earlier run. @throws CodedError JOURNAL_UNREADABLE when there is no journal */
export function durationsIn(journal: string): Durations {
  return durationsOf(readRunJournal(journal).events.filter((event) => event.type === 'check-decided'))
}

/** The duration of each check, by `keyOfCheck`. */
export function durationsOf(decided: readonly CheckDecided[]): Durations {
  return new Map(decided.map((event) => [keyOfCheck(event.interface, event.check), event.durationMs]))
}

/** The profile for one of several shards at one target, which share its pace and budget. */
export function forOneOf(shards: number, profile: Profile): Profile {
  const { pacing, budget } = profile
  const { requests_per_second: pace } = pacing
  return {
    ...profile,
    pacing: {
      ...pacing,
      requests_per_second: pace === null ? null : pace / shards,
      concurrent_requests: Math.max(1, Math.floor(pacing.concurrent_requests / shards)),
    },
    budget: { ...budget, requests: Math.ceil(budget.requests / shards) },
  }
}
