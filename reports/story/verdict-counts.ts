import { type InterfaceName, byInterface } from '../../core/interfaces.ts'
import type { Verdict } from '../../core/verdict.ts'
import { byGravity } from '../../harness/verdicts/gravest.ts'
import type { Requirement } from '../../core/requirement.ts'
import { countsOf, noCounts, type VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { RequirementStory, RunStory } from './run-story-model.ts'

/**
 * The number of requirements by interface and verdict. Rows of unclaimed interfaces count as inapplicable and are not
 * listed; a partial run leaves them out.
 */
export function countsByInterface(
  requirements: RequirementStory[],
  rows: Requirement[],
  run: { interfaces: InterfaceName[]; only: string[] },
): Map<InterfaceName, VerdictCounts> {
  const counts = new Map<InterfaceName, VerdictCounts>()
  const of = (name: InterfaceName): VerdictCounts => {
    const own = counts.get(name) ?? noCounts()
    counts.set(name, own)
    return own
  }
  for (const requirement of requirements) of(requirement.interface)[requirement.verdict] += 1
  for (const name of run.only.length > 0 ? [] : rows.flatMap((row) => row.interfaces)) {
    if (!run.interfaces.includes(name)) of(name).inapplicable += 1
  }
  return new Map([...counts].sort(([one], [other]) => byInterface(one, other)))
}

/** The occurring verdicts with their numbers, the gravest first. */
export function tallyOf(counts: VerdictCounts): Array<[verdict: Verdict, count: number]> {
  return byGravity.map((verdict): [Verdict, number] => [verdict, counts[verdict]]).filter(([, count]) => count > 0)
}

export function sumOf(counts: Iterable<VerdictCounts>): VerdictCounts {
  const sum = noCounts()
  for (const one of counts) {
    for (const verdict of Object.keys(sum) as Array<keyof VerdictCounts>) sum[verdict] += one[verdict]
  }
  return sum
}

/** The counts at the top of a report: of requirements, or of consumers' needs if only those were evaluated. */
export function countsInFront({ requirements, counts, contracts }: RunStory): VerdictCounts {
  return requirements.length === 0 && contracts.length > 0 ? countsOf(contracts) : counts
}
