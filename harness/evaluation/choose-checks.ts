import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import { observedRules } from '../observers/rules-observed.ts'
import { checkWord } from '../run/check-word.ts'
import type { PlannedRequirement } from '../../core/journal-events.ts'
import type { Check } from './read-checks.ts'

/** A requested check evaluates none of the selected requirements. */
class CheckUnknown extends Error {
  readonly code = 'CHECK_UNKNOWN'
}

/**
 * The checks with one of these titles that evaluate selected requirements, and the requirements that they evaluate. A
 * requirement named in `only` stays where an observer may decide it from these checks. A title is written as it is, or
 * as one word joined by hyphens, in the words of version 4 or of the interface.
 * @throws CheckUnknown CHECK_UNKNOWN when no check has a title, with the nearest that would do
 */
export function chooseChecks(
  titles: readonly string[],
  checks: readonly Check[],
  planned: readonly PlannedRequirement[],
  only: readonly string[] = [],
): { checks: Check[]; planned: PlannedRequirement[] } {
  const needed = new Set(planned.flatMap((requirement) => requirement.checks))
  const interfaces = [...new Set(planned.map((requirement) => requirement.interface))]
  const byWord = new Map<string, Set<string>>()
  for (const { name, title } of checks.filter((check) => needed.has(check.name))) {
    for (const spoken of [title, ...interfaces.map((one) => checkInWordsOf(one, title))]) {
      const word = checkWord(spoken)
      byWord.set(word, (byWord.get(word) ?? new Set()).add(name))
    }
  }
  const chosen = new Set(titles.flatMap((title) => [...namedBy(title, byWord)]))
  const observed = observedRules()
  const isNamed = ({ id, address }: PlannedRequirement) =>
    observed.has(id) && [id, address].some((one) => only.includes(one))
  return {
    checks: checks.filter(({ name }) => chosen.has(name)),
    planned: planned
      .map((requirement) => ({ ...requirement, checks: requirement.checks.filter((name) => chosen.has(name)) }))
      .filter((requirement) => requirement.checks.length > 0 || isNamed(requirement)),
  }
}

function namedBy(title: string, byWord: ReadonlyMap<string, Set<string>>): Set<string> {
  const names = byWord.get(checkWord(title))
  if (names) return names
  throw new CheckUnknown(
    `No check with the title "${title}" evaluates what --only selects. Give the title of a scenario, with spaces ` +
      `or with hyphens. Nearest: ${nearestAddresses(checkWord(title), [...byWord.keys()]).join(', ')}.`,
  )
}
