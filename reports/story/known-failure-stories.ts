import type { RunStarted } from '../../core/journal-events.ts'
import { covers, stateOf } from '../../harness/verdicts/known-failures.ts'
import type { KnownFailureStory, RequirementStory } from './run-story-model.ts'

/** The known failures of the profile and what became of each; marks the requirements that they cover. */
export function knownFailureStories(started: RunStarted, requirements: RequirementStory[]): KnownFailureStory[] {
  return started.knownFailures.map((known) => {
    const seen = stateOf(known, requirements, started.at.slice(0, 10))
    // What no longer fails in one part may fail in another.
    const state = started.shard && seen === 'no longer fails' ? 'could not be judged' : seen
    const story: KnownFailureStory = { ...known, state }
    for (const requirement of requirements) if (covers(known, requirement.address)) requirement.known = story
    return story
  })
}
