import type { RunStarted } from '../../core/journal-events.ts'
import type { KnownFailureStory, RequirementStory } from './run-story-model.ts'

/** The known failures of the profile and what became of each; marks the requirements that they cover. */
export function knownFailureStories(started: RunStarted, requirements: RequirementStory[]): KnownFailureStory[] {
  return started.knownFailures.map((known) => {
    const covered = requirements.filter((requirement) => covers(known.address, requirement))
    const story: KnownFailureStory = { ...known, state: stateOf(known.expires, started.at, covered) }
    for (const requirement of covered) requirement.known = story
    return story
  })
}

function covers(address: string, requirement: RequirementStory): boolean {
  return requirement.address === address || requirement.address.startsWith(`${address}/`)
}

function stateOf(expires: string, at: string, covered: RequirementStory[]): KnownFailureStory['state'] {
  if (covered.length === 0) return 'matches nothing'
  if (expires < at.slice(0, 10)) return 'expired'
  if (covered.some((requirement) => requirement.verdict === 'failed')) return 'still fails'
  const unjudged = covered.some((requirement) => requirement.verdict === 'inconclusive')
  return unjudged ? 'could not be judged' : 'no longer fails'
}
