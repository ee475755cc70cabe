import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { notDecided, verdictFor } from '../../harness/verdicts/requirement-verdicts.ts'
import type { Stays } from './read-run.ts'
import type { CheckStory } from './run-story-model.ts'

export function checkStory(decided: CheckDecided & Stays): CheckStory {
  const { check, type: _type, ...rest } = decided
  return { ...rest, name: check, decided: true }
}

/** A check that the run planned for a requirement and never decided. */
export function undecidedCheck(name: string, planned: PlannedRequirement): CheckStory {
  return {
    name,
    title: checkInWordsOf(planned.interface, name.slice(name.indexOf(': ') + 1).trim()),
    where: name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '',
    interface: planned.interface,
    requirements: [planned.id],
    ...notDecided,
    judgements: [],
    durationMs: 0,
    requests: 0,
    steps: [],
    decided: false,
  }
}

/** A check seen from one requirement: only its judgements of it, with what they come to. */
export function checkFor(check: CheckStory, { id }: { id: string }): CheckStory {
  const judgements = check.judgements.filter(({ requirement }) => requirement === id)
  const decidedAt = judgements[0]?.decidedAt ?? check.decidedAt
  return { ...check, judgements, ...verdictFor(check, id), ...(decidedAt !== undefined && { decidedAt }) }
}
