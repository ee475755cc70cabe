import { mostShown } from '../../core/most-shown.ts'
import type { CheckStory, KnownFailureStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { coverageText } from '../text/coverage-text.ts'
import { differenceText } from '../text/difference-text.ts'
import { shorten } from '../../core/shorten.ts'

export interface JunitCase {
  name: string
  classname: string
  outcome: 'passed' | 'failure' | 'error' | 'skipped'
  message: string
  /** The verdict, as the type of a failure or an error. */
  type: string
  text: string
  durationMs: number
  /** The time of its decision; absent when it was never decided. */
  at?: string | undefined
  /** The file and line of the check, or the pact. */
  where?: string
  /** The output of a passing case: a warning, an observation. */
  output?: string
}

/** A check as a case. `requirements` are those that it evaluates; the first one decides the suite. */
export function caseOf(story: RunStory, check: CheckStory, requirements: RequirementStory[], suite: string): JunitCase {
  const base = {
    name: check.title,
    classname: suite.replace('/', '.'),
    message: shorten(check.reason, mostShown.value),
    type: check.verdict,
    text: textOf(story, check, requirements),
    durationMs: check.durationMs,
    at: check.at,
    where: check.where,
  }
  if (check.verdict === 'failed') return failedCase(base, check, requirements)
  if (check.verdict === 'inconclusive') return { ...base, outcome: 'error' }
  if (check.verdict === 'untested' || check.verdict === 'inapplicable') return { ...base, outcome: 'skipped' }
  const cases = check.coverage && `Generated: ${coverageText(check.coverage)}`
  const report = check.verdict === 'passed' ? undefined : `${check.verdict}: ${base.text}`
  const output = [report, cases].filter(Boolean).join('\n\n') || undefined
  return { ...base, outcome: 'passed', output }
}

function failedCase(base: Omit<JunitCase, 'outcome'>, check: CheckStory, requirements: RequirementStory[]): JunitCase {
  const failed = new Set(
    check.judgements.filter(({ verdict }) => verdict === 'failed').map(({ requirement }) => requirement),
  )
  const known = requirements.filter(({ id, address }) => failed.has(id) || failed.has(address)).map((one) => one.known)
  const first = known[0]
  if (!first || known.some((one) => one?.state !== 'still fails')) return { ...base, outcome: 'failure' }
  const message = `Known failure until ${first.expires}, owner ${first.owner}: ${first.reason}`
  return { ...base, outcome: 'skipped', message, output: base.text }
}

function textOf(story: RunStory, check: CheckStory, requirements: RequirementStory[]): string {
  const deciding = check.judgements.filter(({ verdict }) => verdict === check.verdict)
  if (deciding.length === 0) return shorten(check.reason, mostShown.value)
  return deciding
    .slice(0, 10)
    .map((judgement) => {
      const requirement = requirements.find(({ id, address }) => [id, address].includes(judgement.requirement))
      return differenceText(story, requirement, check, judgement)
    })
    .join('\n\n')
}

const undated = { text: '', durationMs: 0 }

/** A requirement that no check evaluates, skipped with its reason. */
export function caseOfUnchecked({ obligation, reason, verdict }: RequirementStory, suite: string): JunitCase {
  const classname = suite.replace('/', '.')
  return { ...undated, name: obligation, classname, outcome: 'skipped', message: reason, type: verdict }
}

/** A damaged journal: an error of the run. */
export function caseOfDamage(sentence: string): JunitCase {
  const named = { name: 'The journal is whole', classname: 'journal', type: 'inconclusive' }
  return { ...undated, ...named, outcome: 'error', message: sentence, text: sentence }
}

/** A known failure that no longer fails, has expired or matches nothing: a failure of the run. */
export function caseOfKnownFailure({ address, state, reason, owner, expires }: KnownFailureStory): JunitCase {
  const message = `The known failure ${state}`
  const advice = 'Remove the entry from the profile, or renew it.'
  const text = `${message}.\nreason  ${reason}\nowner   ${owner}\nexpires ${expires}\n${advice}`
  const named = { name: address, classname: 'known-failures', type: 'known-failure' }
  return { ...undated, ...named, outcome: 'failure', message, text }
}
