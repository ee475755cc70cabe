import type { CheckStory, KnownFailureStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { contractSuites } from './contract-cases.ts'
import { caseOf, caseOfDamage, caseOfKnownFailure, caseOfUnchecked, type JunitCase } from './junit-cases.ts'

/**
 * The cases of a run by suite, `interface/topic`. A check stands in the suite of the first requirement that it evaluates;
 * known failures that are not needed any more have a suite of their own, as each consumer's contract has.
 */
export function junitSuites(story: RunStory): Map<string, JunitCase[]> {
  const suites = new Map<string, JunitCase[]>()
  const add = (suite: string, one: JunitCase): void => {
    const cases = suites.get(suite)
    if (cases) cases.push(one)
    else suites.set(suite, [one])
  }
  const evaluatedBy = requirementsOfChecks(story)
  const byFirst = Map.groupBy(story.checks, (check) => evaluatedBy.get(check)?.[0])
  for (const requirement of story.requirements) {
    const suite = `${requirement.interface}/${requirement.topic}`
    if (requirement.checks.length === 0) add(suite, caseOfUnchecked(requirement, suite))
    for (const check of byFirst.get(requirement) ?? [])
      add(suite, caseOf(story, check, evaluatedBy.get(check) ?? [], suite))
  }
  for (const check of byFirst.get(undefined) ?? []) add(check.interface, caseOf(story, check, [], check.interface))
  for (const known of story.knownFailures) if (isStale(known)) add('known failures', caseOfKnownFailure(known))
  if (story.damage) add('journal', caseOfDamage(story.sentence))
  for (const [suite, cases] of contractSuites(story)) for (const one of cases) add(suite, one)
  return suites
}

/** The requirements that each check evaluates, in the order of the story. */
function requirementsOfChecks({ checks, requirements }: RunStory): Map<CheckStory, RequirementStory[]> {
  const places = new Map(requirements.map((one, at) => [`${one.interface} ${one.id}`, at]))
  return new Map(
    checks.map((check) => {
      const own = new Set(check.requirements.flatMap((id) => places.get(`${check.interface} ${id}`) ?? []))
      return [check, [...own].toSorted((one, other) => one - other).flatMap((at) => requirements[at] ?? [])]
    }),
  )
}

function isStale({ state }: KnownFailureStory): boolean {
  return state !== 'still fails' && state !== 'could not be judged'
}
