import type { CheckDecided, PlannedRequirement } from '../../harness/run/journal-events.ts'
import { gravestOf } from '../../harness/run/verdict.ts'
import type { CheckStory } from './run-story-model.ts'

export const endedBeforeJudged = 'The run ended before it was judged'

/** A decided check as the journal tells it. */
export function checkStory(decided: CheckDecided): CheckStory {
  const { check, type: _type, ...rest } = decided
  return { ...rest, name: check, decided: true }
}

/** A check that the run planned for a requirement and never decided. */
export function undecidedCheck(name: string, planned: PlannedRequirement): CheckStory {
  return {
    name,
    title: name.slice(name.indexOf(': ') + 1).trim(),
    where: name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '',
    interface: planned.interface,
    requirements: [planned.id],
    verdict: 'inconclusive',
    reason: endedBeforeJudged,
    judgements: [],
    durationMs: 0,
    requests: 0,
    steps: [],
    decided: false,
  }
}

/**
 * A check seen from one requirement: only its judgements of it, and the gravest of those. A verdict of the whole check
 * that none of its judgements explains (it stopped on the way) weighs on every requirement that it judges.
 */
export function checkFor(check: CheckStory, requirement: { id: string; address: string }): CheckStory {
  const judgements = check.judgements.filter(
    (judgement) => judgement.requirement === requirement.id || judgement.requirement === requirement.address,
  )
  const explained = check.judgements.some((judgement) => judgement.verdict === check.verdict)
  const verdicts = judgements.map((judgement) => judgement.verdict)
  if (!explained || judgements.length === 0) verdicts.push(explained ? 'inconclusive' : check.verdict)
  const verdict = gravestOf(verdicts)
  const decisive = judgements.find((judgement) => judgement.verdict === verdict)
  const reason = decisive?.reason ?? (explained ? 'The check came to an end without judging this' : check.reason)
  return { ...check, judgements, verdict, reason }
}
