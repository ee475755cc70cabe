import type { CheckStory, KnownFailureStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { contractSuites } from './contract-cases.ts'
import { caseOf, caseOfDamage, caseOfKnownFailure, caseOfUnchecked, type JunitCase } from './junit-cases.ts'

/**
 * The cases of a run by suite, `interface/topic`. A check stands in the suite of the first requirement that it judges;
 * known failures that are not needed any more have a suite of their own, as each consumer's contract has.
 */
export function junitSuites(story: RunStory): Map<string, JunitCase[]> {
  const suites = new Map<string, JunitCase[]>()
  const add = (suite: string, one: JunitCase): void => {
    suites.set(suite, [...(suites.get(suite) ?? []), one])
  }
  const waiting = new Map(story.checks.map((check) => [check, requirementsOf(check, story)]))
  for (const requirement of story.requirements) {
    const suite = `${requirement.interface}/${requirement.topic}`
    if (requirement.checks.length === 0) add(suite, caseOfUnchecked(requirement, suite))
    for (const [check, judged] of waiting) {
      if (judged[0] !== requirement) continue
      add(suite, caseOf(story, check, judged, suite))
      waiting.delete(check)
    }
  }
  for (const check of waiting.keys()) add(check.interface, caseOf(story, check, [], check.interface))
  for (const known of story.knownFailures) if (isStale(known)) add('known failures', caseOfKnownFailure(known))
  if (story.damage) add('journal', caseOfDamage(story.sentence))
  for (const [suite, cases] of contractSuites(story)) for (const one of cases) add(suite, one)
  return suites
}

function requirementsOf(check: CheckStory, story: RunStory): RequirementStory[] {
  return story.requirements.filter((one) => one.interface === check.interface && check.requirements.includes(one.id))
}

function isStale({ state }: KnownFailureStory): boolean {
  return state !== 'still fails' && state !== 'could not be judged'
}
