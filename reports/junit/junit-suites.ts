import type {
  CheckStory,
  ContractStory,
  KnownFailureStory,
  RequirementStory,
  RunStory,
} from '../story/run-story-model.ts'
import { caseOf, caseOfDamage, caseOfKnownFailure, caseOfUnchecked, type JunitCase } from './junit-cases.ts'
import { contractReplay } from '../text/replay-command.ts'
import { mismatchText } from '../text/mismatch-text.ts'
import { shorten } from '../../core/shorten.ts'

const outcomes: Record<ContractStory['verdict'], JunitCase['outcome']> = {
  passed: 'passed',
  warned: 'passed',
  failed: 'failure',
  inconclusive: 'error',
  observed: 'passed',
  untested: 'skipped',
  inapplicable: 'skipped',
}

/** The interactions of a run by suite, `contracts/consumer/provider`. */
function contractSuites(story: RunStory): Map<string, JunitCase[]> {
  const byPact = Map.groupBy(story.contracts, ({ consumer, provider }) => `contracts/${consumer}/${provider}`)
  return new Map([...byPact].map(([suite, own]) => [suite, own.map((one) => caseOfContract(story, one))]))
}

function caseOfContract({ header }: RunStory, contract: ContractStory): JunitCase {
  const { consumer, provider, interaction, states, verdict, reason, durationMs, at, pact } = contract
  const given = states.length > 0 ? ` given ${states.join(', and ')}` : ''
  const text = `${mismatchText(contract)}\nrepeat  ${contractReplay(header, contract)}`
  return {
    name: `${interaction}${given}`,
    classname: `contracts.${consumer}.${provider}`,
    outcome: outcomes[verdict],
    message: shorten(reason, 500),
    type: verdict,
    text,
    durationMs,
    at,
    where: pact,
    ...(verdict === 'warned' && { output: `warned: ${text}` }),
  }
}

/**
 * The cases of a run by suite, `interface/topic`. A check is in the suite of its first requirement. Unneeded known
 * failures and each consumer's contract have suites of their own.
 */
export function junitSuites(story: RunStory): Map<string, JunitCase[]> {
  const suites = new Map<string, JunitCase[]>()
  const add = (suite: string, one: JunitCase) => void suites.set(suite, [...(suites.get(suite) ?? []), one])
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
