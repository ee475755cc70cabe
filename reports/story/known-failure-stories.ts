import { covers, stateOf } from '../../harness/verdicts/known-failures.ts'
import { lastDayOf, type RecordedRun } from './read-run.ts'
import type { KnownFailureStory, RequirementStory } from './run-story-model.ts'

/** The profile's known failures with their states; marks the requirements that they cover. */
export function knownFailureStories(run: RecordedRun, requirements: RequirementStory[]): KnownFailureStory[] {
  const { started } = run
  return started.knownFailures.map((known) => {
    const own = stateOf(known, requirements, lastDayOf(run))
    // What passes in one part of a run may fail in another.
    const state = started.shard && own === 'no longer fails' ? 'could not be judged' : own
    const story: KnownFailureStory = { ...known, state }
    for (const requirement of requirements) if (covers(known, requirement.address)) requirement.known = story
    return story
  })
}
