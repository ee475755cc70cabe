import type { Profile } from '../../harness/profile/profile.ts'
import { type Durations, keyOfCheck } from '../../harness/run/shard.ts'
import { readRunJournal } from '../../reports/write-reports.ts'

/** How long each check of an earlier run took. @throws CodedError JOURNAL_UNREADABLE where there is no journal */
export function durationsIn(journal: string): Durations {
  const decided = readRunJournal(journal).events.filter((event) => event.type === 'check-decided')
  return new Map(decided.map((event) => [keyOfCheck(event.interface, event.check), event.durationMs]))
}

/** The profile for one of several shards that share a target: pace and budget hold over all of them together. */
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
